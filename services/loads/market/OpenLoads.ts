import { Places } from './Places.ts';

/**
 * What decides who finds an open load and where it stands in a list, as numbers: times in milliseconds since 1970, days as 20261130, flags as
 * 0 and 1, places by `Places`, and NaN for what is empty. The needs of a load from before they were noted are all empty (`loadNeeds`).
 */
const columns = [
  'isMarket',
  'publishedAt',
  'endsAt',
  'pickupAt',
  'pickupDay',
  'from',
  'to',
  'km',
  'grossKg',
  'isAdr',
  'isFixed',
  'pricePerKm',
  'bodyBits',
  'payloadKg',
  'volumeM3',
  'loadingMetres',
  'pallets',
  'temperatureMin',
  'temperatureMax',
  'equipmentBits',
  'needsCertificate',
  'papersUntil',
  'carriedUntil',
  'bytes',
] as const;

type Column = (typeof columns)[number];

export interface OpenLoad {
  readonly id: string;
  readonly shipperId: string;
  /** In lower case. */
  readonly search: string;
  readonly numbers: Readonly<Record<Column, number>>;
}

/** A column, or another number of each load or place; NaN beyond its end. */
export const numberAt = (numbers: Float64Array, at: number): number => numbers[at] ?? NaN;

const firstRoom = 256;

/**
 * Open loads of a brand, by column, so that going through 100,000 takes a millisecond or two. A load is named by where it stands, which
 * another one may take when it goes: nobody keeps that while waiting, unless they are read (`whileRead`).
 */
export class OpenLoads {
  places: Places;
  readonly ids: string[];
  readonly shipperIds: string[];
  readonly searches: string[];
  readonly #standing: Map<string, number>;
  readonly #columns: Map<Column, Float64Array>;
  #room: number;
  #readers = 0;

  /** With the same loads as another. */
  constructor(other?: OpenLoads) {
    this.places = other?.places ?? new Places();
    this.ids = [...(other?.ids ?? [])];
    this.shipperIds = [...(other?.shipperIds ?? [])];
    this.searches = [...(other?.searches ?? [])];
    this.#standing = new Map(other ? other.#standing : []);
    this.#room = other ? other.#room : firstRoom;
    this.#columns = new Map(columns.map((name) => [name, other?.column(name).slice() ?? new Float64Array(firstRoom)]));
  }

  /** Whether somebody goes through them who lets others in meanwhile: until then they stay as they are. */
  get isRead(): boolean {
    return this.#readers > 0;
  }

  async whileRead<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#readers += 1;
    try {
      return await work();
    } finally {
      this.#readers -= 1;
    }
  }

  get size(): number {
    return this.ids.length;
  }

  column(name: Column): Float64Array {
    return this.#columns.get(name) ?? new Float64Array();
  }

  standingOf(id: string): number | undefined {
    return this.#standing.get(id);
  }

  /** Where those of some loads stand that are open. */
  standingsOf(ids: ReadonlySet<string>): ReadonlySet<number> {
    const standings = new Set<number>();
    for (const id of ids) {
      const at = this.#standing.get(id);
      if (at !== undefined) standings.add(at);
    }
    return standings;
  }

  put({ id, shipperId, search, numbers }: OpenLoad): void {
    const at = this.#standing.get(id) ?? this.size;
    if (at === this.#room) this.#makeRoom();
    [this.ids[at], this.shipperIds[at], this.searches[at]] = [id, shipperId, search];
    this.#standing.set(id, at);
    for (const [name, column] of this.#columns) column[at] = numbers[name];
  }

  delete(id: string): void {
    const at = this.#standing.get(id);
    if (at === undefined) return;
    const [lastId, lastShipper, lastSearch] = [this.ids.pop(), this.shipperIds.pop(), this.searches.pop()];
    this.#standing.delete(id);
    if (lastId === undefined || lastShipper === undefined || lastSearch === undefined || lastId === id) return;
    [this.ids[at], this.shipperIds[at], this.searches[at]] = [lastId, lastShipper, lastSearch];
    this.#standing.set(lastId, at);
    for (const column of this.#columns.values()) column.copyWithin(at, this.size, this.size + 1);
  }

  /** Lets go of places where no load begins or ends any more. */
  forgetPlaces(): void {
    if (this.places.size < 4 * this.size + firstRoom) return;
    this.places = this.places.only([this.column('from'), this.column('to')].map((ends) => ends.subarray(0, this.size)));
  }

  #makeRoom(): void {
    this.#room *= 2;
    for (const [name, column] of this.#columns) {
      const wider = new Float64Array(this.#room);
      wider.set(column);
      this.#columns.set(name, wider);
    }
  }
}
