import { noteNumber } from '../../../../domain/consignment/noteNumber.ts';
import { noteTime, noteWindow } from '../../../../domain/consignment/noteTime.ts';
import { addressLines } from '../../../../domain/consignment/addressLines.ts';
import { adrLine } from '../../../../domain/consignment/adrLine.ts';
import { partyLines } from '../../../../domain/consignment/partyLines.ts';
import type { Sheet, SheetBlock } from '../../../../domain/sheet/Sheet.ts';
import { type RateVersion, rateVersions } from '../../../../domain/shipment/rateVersions.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { durationText } from '../../../shared/freight/durationText.ts';
import { exactMoney } from '../../../shared/sheets/exactMoney.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useBrandName } from '../../../shared/useBrandName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** The rate confirmation of a shipment as it is printed: the latest version, with all that came before. */
export const useRateSheet = (): ((shipment: ShipmentRecord) => Sheet) => {
  const { rate: words } = useShipmentTexts();
  const { freight } = useAdminTexts();
  const brand = useBrandName();
  const locale = useLocale();
  const money = exactMoney(locale);
  const packages: Readonly<Record<string, string>> = freight.package;
  const lasts = (minutes: number): string => durationText(minutes, locale);
  return (shipment) => {
    const { shipper, carrier, price, assignment, stops, cargo, terms, notes, events } = shipment;
    const zone = stops[0]?.window?.timeZone;
    const versions = rateVersions(events);
    const minor = (amountMinor: number): string => money({ ...price, amountMinor });
    const whatOf = ({ type, plate }: RateVersion): string => {
      if (type === 'booked') return words.awarded(money(price));
      if (type === 'assigned') return plate === undefined ? words.assignedPlain : words.assigned(plate);
      return words[type];
    };
    const whoOf = (side: RateVersion['side']): string => (side === 'carrier' ? carrier.name : shipper.name);
    const trailer = assignment?.trailer && words.trailer(assignment.trailer.plate);
    const truck = assignment ? [assignment.vehicle.plate, trailer].filter(Boolean).join(', ') : words.noTruck;
    const blocks: readonly SheetBlock[] = [
      {
        kind: 'facts',
        facts: [
          [words.shipper, partyLines(shipper).join(', ')],
          [words.carrier, partyLines(carrier).join(', ')],
          [words.price, money(price)],
          [words.distance, `${noteNumber(shipment.km)} km`],
          [words.truck, truck],
        ],
      },
      { kind: 'heading', text: words.stops },
      {
        kind: 'table',
        columns: [
          { title: words.stop, share: 14 },
          { title: words.place, share: 50 },
          { title: words.window, share: 36 },
        ],
        rows: stops.map(({ type, place = {}, window = {} }, at) => [
          `${at + 1} ${type === 'pickup' ? words.pickup : words.delivery}`,
          [place.name, ...addressLines(place)].filter(Boolean).join(', '),
          noteWindow(window) ?? '',
        ]),
      },
      { kind: 'heading', text: words.cargo },
      {
        kind: 'table',
        columns: [
          { title: words.goods, share: 54 },
          { title: words.packages, share: 28 },
          { title: words.grossKg, share: 18, isNumber: true },
        ],
        rows: cargo.map(({ description, dangerous, count, packageCode = '', grossKg }) => [
          [description, dangerous && adrLine(dangerous)].filter(Boolean).join('; '),
          [count === undefined ? undefined : noteNumber(count), packages[packageCode] ?? packageCode]
            .filter(Boolean)
            .join(' × '),
          grossKg === undefined ? '' : noteNumber(grossKg),
        ]),
      },
      ...(notes === undefined
        ? []
        : ([
            { kind: 'heading', text: words.instructions },
            { kind: 'text', texts: [notes] },
          ] as const)),
      { kind: 'heading', text: words.terms },
      {
        kind: 'facts',
        facts: [
          [words.free, words.freeText(lasts(terms.freeMin.pickup), lasts(terms.freeMin.delivery))],
          [
            words.waiting,
            terms.ratePerHourMinor > 0 && terms.capMin > 0
              ? words.waitingText(minor(terms.ratePerHourMinor), lasts(terms.incrementMin), lasts(terms.capMin))
              : words.none,
          ],
          [words.late, words.lateText[terms.lateRule]],
          [
            words.cancellation,
            terms.cancellationFeeMinor > 0 ? words.cancellationText(minor(terms.cancellationFeeMinor)) : words.none,
          ],
          [words.payment, words.paymentText(noteNumber(terms.paymentDays))],
        ],
      },
      { kind: 'heading', text: words.accepted },
      {
        kind: 'table',
        columns: [
          { title: words.change, share: 10 },
          { title: words.at, share: 28 },
          { title: words.by, share: 26 },
          { title: words.what, share: 36 },
        ],
        rows: versions.map((version) => [
          String(version.version),
          noteTime(version.at, zone),
          whoOf(version.side),
          whatOf(version),
        ]),
      },
    ];
    return {
      brand,
      title: words.title,
      reference: `${shipment.reference} · ${words.version(String(versions.length))}`,
      foot: words.foot,
      pageOf: words.page,
      blocks,
    };
  };
};
