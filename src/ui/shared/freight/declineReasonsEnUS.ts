import type { DeclineReason } from '../../../domain/load/declineReasons.ts';

/** Why a fleet does not want a load, as it chooses and as the shipper reads it, in American English. */
export const declineReasonsEnUS = {
  no_capacity: 'No truck available',
  price: 'Price too low',
  lane: 'Not our lane',
  too_late: 'Notice too short',
  equipment: 'Wrong equipment',
  no_time_slot: 'Time windows do not work',
  no_driver: 'No driver available',
  terms: 'Terms not acceptable',
  other: 'Other',
} as const satisfies Record<DeclineReason, string>;
