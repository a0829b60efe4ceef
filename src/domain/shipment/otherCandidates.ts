import type { Candidate } from './Candidate.ts';
import type { ShipmentRecord } from './Shipment.ts';

/** The candidates but the one a shipment has: the same truck with another trailer or driver stays. */
export const otherCandidates = (
  candidates: readonly Candidate[],
  assignment: ShipmentRecord['assignment'],
): readonly Candidate[] =>
  candidates.filter(
    ({ vehicle, trailer, driver }) =>
      vehicle.id !== assignment?.vehicle.id ||
      trailer?.id !== assignment.trailer?.id ||
      driver?.id !== assignment.driver.id,
  );
