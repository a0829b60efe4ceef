import type { PlaceFacts } from './placeFields.ts';

/** A place in a shipper's place book. */
export interface Place extends PlaceFacts {
  readonly id: string;
  readonly version: number;
}
