/** How far somebody is in the lessons, kept on the device. */
import { content } from "../generated/content.ts";
import { kept } from "../net/storage.ts";

export interface Progress {
  /** The answers of a lesson that is under way. */
  answers: readonly string[];
  /** Whether it has been finished once. */
  done: boolean;
}

const NONE: Progress = { answers: [], done: false };
const key = (lesson: string): string => `lesson.${lesson}`;

export function progressOf(lesson: string): Progress {
  const found = kept.get(key(lesson)) as Partial<Progress> | null;
  if (typeof found !== "object" || found === null) return NONE;
  const answers = Array.isArray(found.answers) ? found.answers : [];
  return {
    answers: answers.filter((one): one is string => typeof one === "string"),
    done: found.done === true,
  };
}

export function keepProgress(lesson: string, progress: Progress): void {
  kept.set(key(lesson), progress);
}

/** How many lessons have been finished. */
export function lessonsDone(): number {
  return content.lessons.filter((id) => progressOf(id).done).length;
}

/** The lesson to go on with: the first that is not done, or none. */
export function nextLesson(lessons: readonly { id: string }[]): string | null {
  return lessons.find(({ id }) => !progressOf(id).done)?.id ?? null;
}
