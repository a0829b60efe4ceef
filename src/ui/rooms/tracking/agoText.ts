import { trackingTexts } from './trackingTextsEnUS.ts';

const minute = 60_000;

/** How long ago something was: just now, or in whole minutes, hours or days. */
export const agoText = (ageMs: number, locale: string): string => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const minutes = Math.floor(ageMs / minute);
  if (minutes < 1) return trackingTexts.justNow;
  if (minutes < 60) return format.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day');
};
