import { addressLines } from '../consignment/addressLines.ts';
import { shortTime, shortWindow } from '../consignment/shortTime.ts';
import type { FoldedShipment } from '../shipment/FoldedShipment.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { SheetBlock } from '../sheet/Sheet.ts';
import type { PackWords } from './PackWords.ts';

/** The stops as planned and as they went, each by its own clock. */
export const packStops = (
  { stops }: Pick<ShipmentRecord, 'stops'>,
  folded: FoldedShipment,
  words: PackWords,
): readonly SheetBlock[] => {
  const rows = stops.map(({ type, place = {}, window = {} }, at) => {
    const visit = folded.stops[at];
    const time = (instant: number | null | undefined): string =>
      instant === null || instant === undefined ? '–' : shortTime(instant, window.timeZone);
    return [
      `${at + 1} ${type === 'pickup' ? words.pickup : words.delivery}`,
      [place.name, ...addressLines(place)].filter(Boolean).join(', '),
      shortWindow(window) ?? '–',
      visit?.skipped === true ? words.skipped : time(visit?.arrivedAt),
      visit?.skipped === true ? '–' : time(visit?.departedAt),
    ];
  });
  return [
    { kind: 'heading', text: words.stops },
    {
      kind: 'table',
      columns: [
        { title: words.stop, share: 12 },
        { title: words.place, share: 35 },
        { title: words.planned, share: 23 },
        { title: words.arrived, share: 15 },
        { title: words.departed, share: 15 },
      ],
      rows,
    },
    { kind: 'text', texts: [words.localTimes], isSmall: true },
  ];
};
