import type { Case } from './Case.ts';

/** What no report measures of all its cases. */
export const unmeasured = {
  due: null,
  at: null,
  until: null,
  minutes: null,
  money: null,
  km: null,
  emptyKm: null,
  co2e: null,
  packages: null,
} as const satisfies Partial<Case>;
