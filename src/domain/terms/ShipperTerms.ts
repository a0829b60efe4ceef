import type { TermsFacts } from './termsFields.ts';

/** The terms of a shipper as the service has them; version 0 are the usual ones, until others are set. */
export interface ShipperTerms extends TermsFacts {
  readonly version: number;
}
