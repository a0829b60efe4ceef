import type { ClockPart } from './ClockPart.ts';

/** The parts of a time, the largest first, and the seconds each counts. */
export const stepParts = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const satisfies readonly (readonly [ClockPart, number])[];
