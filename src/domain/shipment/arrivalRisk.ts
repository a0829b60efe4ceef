import { lateMinutes } from './lateMinutes.ts';
import type { Shipment } from './Shipment.ts';

/** Where a truck is expected after the window, and by how many minutes; empty where that is not known. */
export interface ArrivalRisk {
  readonly stop?: number;
  readonly minutes?: number;
}

/** What is known of a truck that will be late, while the window of its next stop still lasts; undefined if it is in time, or is late already. */
export const arrivalRisk = (
  shipment: Pick<Shipment, 'status' | 'stops' | 'nextStop' | 'flags' | 'expectedLate'>,
  now: number,
): ArrivalRisk | undefined => {
  const { flags, stops, expectedLate } = shipment;
  if (!flags.includes('late') || lateMinutes(shipment, now) > 0) return undefined;
  const until = Date.parse(stops[expectedLate?.stop ?? -1]?.window?.to ?? '');
  const minutes = Math.round((Date.parse(expectedLate?.at ?? '') - until) / 60_000);
  return expectedLate && minutes > 0 ? { stop: expectedLate.stop, minutes } : {};
};
