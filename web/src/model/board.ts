import { api } from "../net/api.ts";
import type { LayoutName } from "../net/wire.ts";
import type { BoardJson, BoardCity, Layout, Point, BoardRoad } from "../generated/protocol.ts";

export const START = "start";

/** A board: what is where, and how it is drawn. */
export class Board {
  readonly json: BoardJson;
  readonly id: string;
  /** The start and the cities, in the order of the board file. */
  readonly junctions: readonly string[];
  readonly villages: readonly string[];
  #cities: Map<string, BoardCity>;
  #roads: Map<string, BoardRoad>;
  #roadOfVillage: Map<string, BoardRoad>;

  constructor(json: BoardJson) {
    this.json = json;
    this.id = json.id;
    this.junctions = [START, ...json.cities.map((city) => city.id)];
    this.villages = json.roads.flatMap((road) => road.villages);
    this.#cities = new Map(json.cities.map((city) => [city.id, city]));
    this.#roads = new Map(json.roads.map((road) => [road.id, road]));
    this.#roadOfVillage = new Map(
      json.roads.flatMap((road) => road.villages.map((village) => [village, road] as const)),
    );
  }

  get cities(): readonly BoardCity[] {
    return this.json.cities;
  }

  get roads(): readonly BoardRoad[] {
    return this.json.roads;
  }

  city(id: string): BoardCity | null {
    return this.#cities.get(id) ?? null;
  }

  road(id: string): BoardRoad | null {
    return this.#roads.get(id) ?? null;
  }

  roadOf(village: string): BoardRoad | null {
    return this.#roadOfVillage.get(village) ?? null;
  }

  /** 1 for the first city: also the number of its flag class, f1 to f7. */
  cityIndex(id: string): number {
    return this.junctions.indexOf(id);
  }

  roadsAt(junction: string): BoardRoad[] {
    return this.json.roads.filter((road) => road.ends.includes(junction));
  }

  otherEnd(road: BoardRoad, junction: string): string {
    return road.ends[0] === junction ? road.ends[1] : road.ends[0];
  }

  /** The junctions along roads, from where they start. */
  along(from: string, roads: readonly string[]): string[] {
    const way = [from];
    for (const id of roads) {
      const road = this.road(id);
      if (road) way.push(this.otherEnd(road, way.at(-1) ?? from));
    }
    return way;
  }

  flag(city: string): string {
    return this.json.drawing.flags[this.cityIndex(city)] ?? "currentColor";
  }

  /** The emblem as a path in a box of 24 by 24. */
  emblem(city: string): string {
    const name = this.json.drawing.emblems[this.cityIndex(city)];
    return (name && this.json.drawing.emblem_paths[name]) ?? "";
  }

  layout(name: LayoutName): Layout {
    return this.json.drawing.layouts[name];
  }

  point(layout: Layout, junction: string): Point {
    return layout.junctions[this.junctions.indexOf(junction)] ?? [0, 0];
  }

  villagePoint(layout: Layout, village: string): Point {
    return layout.villages[this.villages.indexOf(village)] ?? [0, 0];
  }

  roadPath(layout: Layout, road: string): string {
    return layout.roads[this.json.roads.findIndex(({ id }) => id === road)] ?? "";
  }
}

const boards = new Map<string, Promise<Board>>();

/** A board, asked for once. */
export function loadBoard(id: string): Promise<Board> {
  let board = boards.get(id);
  if (!board) {
    board = api.board(id).then((json) => new Board(json));
    board.catch(() => boards.delete(id));
    boards.set(id, board);
  }
  return board;
}
