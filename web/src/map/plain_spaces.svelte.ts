import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { NO_PLAIN, arrangePlain, type CityState, type Plain } from "./map_model.ts";

/**
 * The four outer spaces without a bonus of each city: all the same choice, and a view only counts
 * the statues on them. Remembers where they were seen last, and which space was pointed at.
 */
export class PlainSpaces {
  readonly #seen = new Map<string, Plain>();
  readonly #pointed = new SvelteMap<string, number>();

  /** Who stands where in a city, given how many statues each seat has there. */
  arrange(city: string, counts: readonly number[]): Plain {
    const wanted = untrack(() => this.#pointed.get(city)) ?? null;
    const plain = arrangePlain(counts, this.#seen.get(city) ?? NO_PLAIN, wanted);
    this.#seen.set(city, plain);
    return plain;
  }

  /** Somebody points at the space with this key. */
  point(city: string, key: string): void {
    this.#pointed.set(city, Number(key.split(":")[3]));
  }

  /** Of a key that means any plain space of a city, the one that was pointed at. */
  exact(key: string | null, cities: readonly CityState[]): string | null {
    const [kind, city = "", space, index] = key?.split(":") ?? [];
    if (kind !== "space" || space !== "plain" || index !== undefined) return key;
    const spaces = cities.find(({ id }) => id === city)?.spaces ?? [];
    const free = spaces.filter((one) => one.space === "plain" && one.owner === null);
    const wanted = this.#pointed.get(city);
    return (free.find((one) => one.index === wanted) ?? free[0])?.key ?? key;
  }
}
