import type { ShipmentCounts } from '../../../src/domain/shipment/ShipmentCounts.ts';

/** The counts of a company whose shipments need no look. */
export const nothingToDo: ShipmentCounts = {
  late: 0,
  exception: 0,
  hold: 0,
  unassigned: 0,
  waiting_running: 0,
  waiting_to_answer: 0,
  pod_missing: 0,
  pod_rejected: 0,
  pod_to_verify: 0,
  unassignedSoon: 0,
};
