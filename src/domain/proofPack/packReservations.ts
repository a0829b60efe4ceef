import { noteNumber } from '../consignment/noteNumber.ts';
import { shortTime } from '../consignment/shortTime.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { ownText } from '../outside/ownText.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import { isReservationAccepted } from '../shipment/isReservationAccepted.ts';
import { reservationTexts } from '../shipment/reservationTexts.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import { exceptionKinds } from '../shipment/shipmentReasons.ts';
import type { SheetBlock } from '../sheet/Sheet.ts';
import type { PackWords } from './PackWords.ts';

/** What either party reported of goods and trip, in order, as it was said. */
export const packReservations = (
  shipment: Pick<ShipmentRecord, 'events' | 'stops' | 'shipper' | 'carrier'>,
  { openExceptions, unresolved }: Pick<FoldedShipment, 'openExceptions' | 'unresolved'>,
  words: PackWords,
): readonly SheetBlock[] => {
  const { events, stops, shipper, carrier } = shipment;
  const open = new Set([...openExceptions.map(({ id }) => id), ...unresolved]);
  const names = { shipper: shipper.name, carrier: carrier.name, service: words.automaticSide } as const;
  const rows = events
    .filter(({ type }) => type === 'exception')
    .map((event) => {
      const { id, at, side, stop, data } = event;
      const { place, window } = stops[stop ?? -1] ?? {};
      const [kind, text] = [ownText(data, 'kind') ?? 'other', ownText(data, 'text')];
      const grounds = reservationTexts(data, words.reserved, noteNumber);
      const detail = [...grounds, text && singleSpaced(text)].filter(Boolean).join('; ');
      const said = [isOneOf(exceptionKinds, kind) ? words.exceptions[kind] : kind, detail].filter(Boolean).join(': ');
      const answer = isReservationAccepted(event, shipment) ? words.reserved.accepted(shipper.name) : words.resolved;
      return [
        shortTime(at, (window ?? stops[0]?.window)?.timeZone),
        names[side],
        place?.city ?? place?.name ?? '–',
        [said, open.has(id) ? undefined : answer].filter(Boolean).join(' '),
      ];
    });
  return [
    { kind: 'heading', text: words.reservations },
    rows.length === 0
      ? { kind: 'text', texts: [words.none] }
      : {
          kind: 'table',
          columns: [
            { title: words.when, share: 16 },
            { title: words.who, share: 28 },
            { title: words.where, share: 16 },
            { title: words.what, share: 40 },
          ],
          rows,
        },
  ];
};
