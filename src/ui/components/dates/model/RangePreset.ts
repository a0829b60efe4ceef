export const rangePresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'thisMonth',
  'lastMonth',
] as const;

/** A named range. */
export type RangePreset = (typeof rangePresets)[number];
