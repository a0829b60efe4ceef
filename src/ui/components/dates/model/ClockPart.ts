import type { LocalTime } from '../../../../domain/calendar/LocalTime.ts';

/** What of a time is chosen on its own. */
export type ClockPart = keyof Omit<LocalTime, 'day'>;
