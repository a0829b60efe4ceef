import { ownText } from '../../../domain/outside/ownText.ts';
import { lateMinutes } from '../../../domain/shipment/lateMinutes.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { shownFlags } from '../../../domain/shipment/shownFlags.ts';
import { amountCell } from '../../../domain/money/amountCell.ts';
import { useEmissionTexts } from '../../shared/emission/useEmissionTexts.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { windowParts } from '../../shared/freight/windowParts.ts';
import { csvOfParts } from '../../shared/record/csvOfParts.ts';
import { useNow } from '../../shared/useNow.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

const nextOf = ({ stops, nextStop }: Shipment) => stops[nextStop ?? -1];

/** What a file of shipments holds. */
export const useShipmentCsv = () => {
  const { list, status: statuses, flag: flags, timeline } = useShipmentTexts();
  const { level } = useEmissionTexts();
  const { columns } = list;
  const now = useNow('minute').getTime();
  const isFleet = useOwnSide() === 'carrier';
  const next = { from: columns.nextFrom, until: columns.nextUntil, timeZone: columns.nextZone };
  const pickup = { from: columns.pickupFrom, until: columns.pickupUntil, timeZone: columns.timeZone };
  return csvOfParts<Shipment>(list.fileName, [
    { key: 'reference', title: columns.reference, cell: ({ reference }) => reference },
    { key: 'from', title: columns.from, cell: ({ stops }) => townOf(stops[0]?.place) },
    { key: 'to', title: columns.to, cell: ({ stops }) => townOf(stops.at(-1)?.place) },
    { key: 'stops', title: columns.stops, cell: ({ stops }) => stops.length },
    { key: 'km', title: columns.kilometers, cell: ({ km }) => km },
    { key: 'status', title: columns.status, cell: ({ status }) => statuses[status] },
    {
      key: 'flags',
      title: columns.flags,
      cell: (row) =>
        shownFlags(row.flags)
          .map((flag) => flags[flag])
          .join(', '),
    },
    { key: 'next', title: columns.next, cell: (row) => townOf(nextOf(row)?.place) },
    ...windowParts<Shipment>('nextWindow', next, (row) => nextOf(row)?.window),
    { key: 'late', title: columns.lateMin, cell: (row) => lateMinutes(row, now) || undefined },
    {
      key: 'party',
      title: isFleet ? columns.shipper : columns.carrier,
      cell: ({ shipper, carrier }) => (isFleet ? shipper : carrier).name,
    },
    { key: 'truck', title: columns.truck, cell: ({ assignment }) => assignment?.vehicle.plate },
    { key: 'trailer', title: columns.trailer, cell: ({ assignment }) => assignment?.trailer?.plate },
    { key: 'driver', title: columns.driver, cell: ({ assignment }) => assignment?.driver.name },
    { key: 'price', title: columns.price, cell: ({ price }) => amountCell(price) },
    { key: 'currency', title: columns.currency, cell: ({ price }) => price.currency },
    {
      key: 'lastEvent',
      title: columns.lastEvent,
      cell: ({ lastEvent }) => lastEvent && (ownText(timeline.short, lastEvent.type) ?? timeline.short.other),
    },
    { key: 'lastEventAt', title: columns.lastEventAt, cell: ({ lastEvent }) => lastEvent?.at },
    { key: 'cargo', title: columns.cargo, cell: ({ goods }) => goods.description },
    { key: 'kg', title: columns.kg, cell: ({ goods }) => goods.grossKg },
    ...windowParts<Shipment>('pickup', pickup, ({ stops }) => stops[0]?.window),
    { key: 'co2e', title: columns.co2eKg, cell: ({ co2e }) => co2e && co2e.wtwGrams / 1_000 },
    { key: 'co2eLevel', title: columns.co2eLevel, cell: ({ co2e }) => co2e && level[co2e.level] },
    { key: 'createdAt', title: columns.createdAt, cell: ({ createdAt }) => createdAt },
  ]);
};
