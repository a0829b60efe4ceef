import type { ReportGroup } from './Report.ts';

/** Groups in their order, with those that hold many small ones at the end: they are no lane of their own. */
export const foldedLast = (groups: readonly ReportGroup[]): readonly ReportGroup[] => [
  ...groups.filter(({ folded }) => folded === undefined),
  ...groups.filter(({ folded }) => folded !== undefined),
];
