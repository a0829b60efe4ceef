export const rangePresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'thisMonth',
  'lastMonth',
] as const;

/** A range that is chosen by its name. */
export type RangePreset = (typeof rangePresets)[number];
