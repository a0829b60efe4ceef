import { windowText } from '../../shared/freight/windowText.ts';

/** An instant by the clock of a stop: "Tue Nov 24 8:00 AM CET". Undefined without one. */
export const stopTime = (at: string | undefined, timeZone: string | undefined, locale: string): string | undefined =>
  at === undefined ? undefined : windowText({ from: at, to: at, timeZone }, locale);
