import type { BoardTrip } from '../../../../domain/board/Board.ts';
import type { TripSpan } from '../../../../domain/board/tripSpan.ts';
import { useRouteText } from '../../../shared/freight/useRouteText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { spanText } from './timeText.ts';

/** Words for a shipment on the board: its way, and all there is to tell of it. */
export const useTripText = () => {
  const { status, flag } = useShipmentTexts();
  const route = useRouteText();
  const locale = useLocale();
  return {
    route: ({ stops }: Pick<BoardTrip, 'stops'>): string => route(stops.map(({ place }) => place ?? {})),
    whole: (trip: BoardTrip, span: TripSpan): string =>
      [
        route(trip.stops.map(({ place }) => place ?? {})),
        trip.reference,
        status[trip.status],
        ...trip.flags.map((each) => flag[each]),
        spanText(span, locale),
      ].join(', '),
  };
};
