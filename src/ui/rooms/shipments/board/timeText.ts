import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { Span } from '../../../../domain/board/Span.ts';

/** An instant by the clock of the reader: "Tue 24, 08:00". */
export const timeText = (instant: number, locale: string): string =>
  dateFormat(locale, { weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(instant);

/** From when to when. */
export const spanText = ({ from, to }: Span, locale: string): string =>
  `${timeText(from, locale)} – ${timeText(to, locale)}`;
