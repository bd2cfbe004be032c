import { api } from "../net/api.ts";
import { offline } from "../net/offline.svelte.ts";

/**
 * Ask for a lesson once from its beginning to its end, as it is shown: so the service worker keeps
 * it, and it can be gone through without a connection.
 */
export async function keepLesson(id: string): Promise<void> {
  await offline.inCharge();
  await api.lessons();
  let state = await api.lesson(id, []);
  await api.board(state.table.board.id);
  const answers: string[] = [];
  while (state.solution !== null) {
    answers.push(state.solution);
    state = await api.lesson(id, answers, state.table.sequence);
  }
}
