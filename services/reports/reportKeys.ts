/** The reports there are. Public: never rename one. */
export const reportKeys = [
  'on_time',
  'otif',
  'dwell',
  'proof',
  'offers',
  'spend',
  'revenue',
  'lanes',
  'utilisation',
  'scorecard',
  'empty_km',
  'co2e',
] as const;

export type ReportKey = (typeof reportKeys)[number];
