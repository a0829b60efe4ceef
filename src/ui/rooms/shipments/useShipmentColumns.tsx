import { ownText } from '../../../domain/outside/ownText.ts';
import { arrivalDue } from '../../../domain/shipment/arrivalDue.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { localDay } from '../../components/localDay.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useAge } from '../../shared/freight/useAge.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { windowCell } from '../../shared/freight/windowCell.tsx';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { DueCell } from './DueCell.tsx';
import { StandingCell } from './StandingCell.tsx';
import { Co2eCell } from './emission/Co2eCell.tsx';
import { TruckCell } from './TruckCell.tsx';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** Whether something can be said of when its truck is due. */
const hasDue = (shipment: Shipment): boolean => shipment.flags.includes('late') || arrivalDue(shipment) !== undefined;

/** Columns of the shipments; the first links to the shipment. */
export const useShipmentColumns = (): readonly Column<Shipment>[] => {
  const { freight } = useAdminTexts();
  const { list, timeline } = useShipmentTexts();
  const { columns } = list;
  const locale = useLocale();
  const money = useMoneyText();
  const measure = useMeasure();
  const age = useAge();
  const side = useOwnSide();
  const isFleet = side === 'carrier';
  return [
    {
      key: 'route',
      sort: 'reference',
      csv: ['reference', 'from', 'to', 'stops', 'km'],
      title: columns.route,
      grows: true,
      cell: ({ id, reference, stops }) => (
        <RowName caption={reference}>
          <RecordLink room="shipments" id={id}>
            <RouteLine stops={stops.map(({ place }) => place ?? {})} />
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'status',
      csv: ['status', 'flags'],
      title: columns.status,
      onCard: 'firstEnd',
      cell: (shipment) => <StandingCell shipment={shipment} />,
    },
    {
      key: 'next',
      csv: ['next', 'nextWindow', 'nextWindowUntil', 'nextWindowZone'],
      title: columns.next,
      onCard: 'second',
      titled: true,
      cell: ({ stops, nextStop }) => {
        const stop = stops[nextStop ?? -1];
        return (
          stop && (
            <CellLines brief caption={windowText(stop.window ?? {}, locale)}>
              {stop.place?.city ?? freight.noTown}
            </CellLines>
          )
        );
      },
    },
    {
      // People keep their choice of columns by this key.
      key: 'late',
      sort: 'risk',
      title: columns.due,
      onCard: 'thirdEnd',
      cell: (shipment) => (hasDue(shipment) ? <DueCell shipment={shipment} /> : undefined),
    },
    {
      key: 'party',
      title: isFleet ? columns.shipper : columns.carrier,
      onCard: 'none',
      // A dispatcher looks for plates, a shipper for carriers.
      spare: isFleet ? 'early' : true,
      cell: ({ shipper, carrier }) => (isFleet ? shipper : carrier).name,
    },
    {
      key: 'truck',
      csv: ['truck', 'trailer', 'driver'],
      title: columns.truck,
      onCard: 'third',
      ...(!isFleet && { spare: 'early' }),
      cell: (shipment) => <TruckCell shipment={shipment} />,
    },
    {
      key: 'price',
      csv: ['price', 'currency'],
      title: columns.price,
      numeric: true,
      onCard: 'secondEnd',
      cell: ({ price }) => money(price),
    },
    {
      key: 'lastEvent',
      csv: ['lastEvent', 'lastEventAt'],
      title: columns.lastEvent,
      cell: ({ lastEvent }) =>
        lastEvent && (
          <CellLines caption={ownText(timeline.short, lastEvent.type) ?? timeline.short.other}>
            {age(lastEvent.at)}
          </CellLines>
        ),
    },
    {
      key: 'cargo',
      csv: ['cargo', 'kg'],
      title: columns.cargo,
      cell: ({ goods: { description, grossKg } }) => (
        <CellLines caption={grossKg > 0 && measure(grossKg, 'kg')}>{description}</CellLines>
      ),
    },
    {
      key: 'pickup',
      csv: ['pickup', 'pickupUntil', 'pickupZone'],
      title: columns.pickup,
      cell: ({ stops }) => windowCell(stops[0]?.window, locale),
    },
    {
      key: 'createdAt',
      title: columns.createdAt,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{localDay(createdAt, locale)}</time>,
    },
    {
      key: 'co2e',
      csv: ['co2e', 'co2eLevel'],
      title: columns.co2e,
      numeric: true,
      cell: ({ co2e }) => <Co2eCell co2e={co2e} />,
    },
  ];
};
