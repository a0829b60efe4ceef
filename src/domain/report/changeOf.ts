import type { Figure } from './Report.ts';

/** By how much a figure differs from an earlier one, in its unit; undefined unless both say something in the same currency. */
export const changeOf = (now: Figure | undefined, before: Figure | undefined): number | undefined =>
  now?.value === undefined || before?.value === undefined || now.currency !== before.currency
    ? undefined
    : now.value - before.value;
