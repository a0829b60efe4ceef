import { durationText } from './durationText.ts';

const day = 24 * 60;

/** Words how late something is, or how much time is left, in minutes; from two days on nobody counts hours: "45 min", "13 h 20 min", "12 days". */
export const latenessText = (minutes: number, locale: string): string =>
  minutes < 2 * day
    ? durationText(minutes, locale)
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'short' }).format(
        Math.floor(minutes / day),
      );
