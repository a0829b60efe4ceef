import type { ShipmentFlag } from '../../../domain/shipment/shipmentListSpec.ts';

/** What is good about a list of what needs attention that has nothing, in American English. */
export const calmTextsEnUS = {
  title: {
    late: 'Nothing late or at risk',
    exception: 'No open problems',
    hold: 'Nothing on hold',
    unassigned: 'Every shipment has a truck',
    waiting_running: 'No truck is waiting',
    waiting_to_answer: 'No waiting charges to answer',
    pod_missing: 'No PODs missing',
    pod_rejected: 'No PODs rejected',
    pod_to_verify: 'No PODs to verify',
  } satisfies Record<ShipmentFlag, string>,
  text: 'A shipment appears here as soon as it needs attention.',
} as const;
