/** Why a combination does not fit, or what to look at. Public: never rename one. */
export const reasonCodes = [
  'payload',
  'volume',
  'pallets',
  'body_type',
  'temperature',
  'adr_vehicle',
  'adr_driver',
  'equipment',
  'trailer_missing',
  'trailer_unfit',
  'paper_missing',
  'paper_expires',
  'licence_category',
  'licence_expires',
  'status_vehicle',
  'status_driver',
  'overlap',
  'too_far',
  'driving_time',
  'weight_limit',
  'cabotage',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** kg, m³, pallets, points, km or minutes; words such as body types; or degrees. */
export type Measure = number | readonly string[] | { readonly min: number; readonly max: number };

/** A block keeps a combination from being booked; a warning is for somebody to look at. */
export interface Reason {
  readonly code: ReasonCode;
  readonly severity: 'block' | 'warn';
  readonly of?: 'vehicle' | 'trailer' | 'driver';
  readonly has?: Measure;
  readonly needs?: Measure;
  /** A day (`YYYY-MM-DD`) or an instant (RFC 3339, UTC) on which it ends; of what is too far, when it can be there. */
  readonly until?: string;
}

export interface Verdict {
  /** Nothing blocks. */
  readonly fits: boolean;
  readonly reasons: readonly Reason[];
}
