import type { LocalTime } from './LocalTime.ts';

/** What of a time is chosen on its own. */
export type ClockPart = keyof Omit<LocalTime, 'day'>;
