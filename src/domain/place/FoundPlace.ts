import type { accuracies } from '../stop/Stop.ts';

/** A place that a stop can be at: one of the company's own, or a town of the world. Positions are WGS84, in degrees. */
export interface FoundPlace {
  /** Only of a place in the company's place book. */
  readonly id: string | undefined;
  readonly name: string;
  readonly address: string | undefined;
  readonly postcode: string | undefined;
  readonly city: string;
  /** The part of the country that people write beside the town, such as a state. */
  readonly region: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** `town` is the middle of the town: distances from there are less exact. */
  readonly accuracy: (typeof accuracies)[number];
  readonly contact: { readonly name: string; readonly phone: string } | undefined;
  readonly note: string | undefined;
  /** IANA, at the position; near borders it may be the neighbour's. */
  readonly timeZone: string;
}
