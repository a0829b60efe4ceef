import type { Tracking } from '../../domain/tracking/Tracking.ts';

/** Shipments as whoever has a tracking link sees them. */
export interface TrackedShipments {
  /**
   * Undefined if the link leads nowhere, for whatever reason. `again` says that this page has asked before, so that it is not counted
   * as another visit. Throws a Failure if there is no answer.
   */
  read(code: string, again: boolean): Promise<Tracking | undefined>;
}
