import type { BoardTrip } from '../../../../domain/board/Board.ts';
import type { Span } from '../../../../domain/board/Span.ts';
import { shownFlags } from '../../../../domain/shipment/shownFlags.ts';
import { useRouteText } from '../../../shared/freight/useRouteText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { spanText, timeText } from './timeText.ts';

const zoneAt = ({ stops }: Pick<BoardTrip, 'stops'>, at: number): string | undefined => stops.at(at)?.window?.timeZone;

/** Words for a shipment on the board: its way, and all there is to tell of it. */
export const useTripText = () => {
  const { status, flag } = useShipmentTexts();
  const route = useRouteText();
  const locale = useLocale();
  const spanOf = (trip: Pick<BoardTrip, 'stops'>, span: Span): string =>
    spanText(span, zoneAt(trip, 0), locale, zoneAt(trip, -1));
  return {
    /** An instant by the clock at the first stop. */
    time: (trip: Pick<BoardTrip, 'stops'>, instant: string): string =>
      timeText(Date.parse(instant), zoneAt(trip, 0), locale),
    /** From when to when, by the clocks of the first and the last stop. */
    span: spanOf,
    route: ({ stops }: Pick<BoardTrip, 'stops'>): string => route(stops.map(({ place }) => place ?? {})),
    whole: (trip: BoardTrip, span: Span): string =>
      [
        route(trip.stops.map(({ place }) => place ?? {})),
        trip.reference,
        status[trip.status],
        ...shownFlags(trip.flags).map((each) => flag[each]),
        spanOf(trip, span),
      ].join(', '),
  };
};
