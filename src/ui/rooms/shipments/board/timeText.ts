import type { Span } from '../../../../domain/board/Span.ts';
import { windowText } from '../../../shared/freight/windowText.ts';

const text = (from: number, to: number, timeZone: string | undefined, locale: string): string =>
  windowText({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), timeZone }, locale) ?? '';

/** An instant by the clock of a zone: "Tue Nov 24 8:00 AM CET". */
export const timeText = (instant: number, zone: string | undefined, locale: string): string =>
  text(instant, instant, zone, locale);

/** From when to when, by the clock of a zone; the end by another one's, if there is one. */
export const spanText = (
  { from, to }: Span,
  zone: string | undefined,
  locale: string,
  endZone: string | undefined = zone,
): string =>
  endZone === zone
    ? text(from, to, zone, locale)
    : `${timeText(from, zone, locale)} – ${timeText(to, endZone, locale)}`;
