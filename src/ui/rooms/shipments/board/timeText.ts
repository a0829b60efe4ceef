import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { Span } from '../../../../domain/board/Span.ts';

/** An instant by the clock of the reader: "Tue, Nov 24, 8:00 AM". */
export const timeText = (instant: number, locale: string): string =>
  dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
    instant,
  );

/** From when to when. */
export const spanText = ({ from, to }: Span, locale: string): string =>
  `${timeText(from, locale)} – ${timeText(to, locale)}`;
