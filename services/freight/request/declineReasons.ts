/** Why a fleet does not want a load. Public: never rename one. */
export const declineReasons = [
  'no_capacity',
  'price',
  'lane',
  'too_late',
  'equipment',
  'no_time_slot',
  'no_driver',
  'terms',
  'other',
] as const;
