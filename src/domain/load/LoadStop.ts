import type { StopType, StopWindow } from '../stop/Stop.ts';

/** A stop as a fleet sees it before the award: by its town, with a position rounded to about 11 km. */
export interface LoadStop {
  readonly type: StopType | undefined;
  readonly city: string | undefined;
  /** The first two characters of the postcode. */
  readonly postcodeArea: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly lat: number | undefined;
  readonly lng: number | undefined;
  readonly window: StopWindow;
  /** Minutes of loading or unloading. */
  readonly serviceMin: number | undefined;
}
