import { perKm } from '../../../domain/money/perKm.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { localDay } from '../../components/localDay.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { windowCell } from '../../shared/freight/windowCell.tsx';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { OfferStanding } from './OfferStanding.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

/** Columns of the offers; the first links to the offer. */
export const useOfferColumns = (): readonly Column<Offer>[] => {
  const { freight } = useAdminTexts();
  const { list, page } = useOfferTexts();
  const { columns } = list;
  const locale = useLocale();
  const money = useMoneyText();
  const timeLeft = useTimeLeft();
  return [
    {
      key: 'route',
      csv: ['from', 'to', 'km', 'shipper'],
      title: columns.route,
      grows: true,
      cell: ({ id, load, shipper }) => (
        <RowName caption={shipper.name} brief>
          <RecordLink room="offers" id={id}>
            {load ? <RouteLine stops={load.stops} /> : list.gone}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'pickup',
      csv: ['pickup', 'pickupUntil', 'pickupZone'],
      title: columns.pickup,
      onCard: 'second',
      cell: ({ load }) => windowCell(load?.stops[0]?.window, locale),
    },
    {
      key: 'amount',
      csv: ['amount', 'currency'],
      title: columns.amount,
      numeric: true,
      onCard: 'third',
      cell: ({ amount, load }) => {
        const rate = load && perKm(amount, load.km);
        return <CellLines caption={rate && page.perKm(money(rate))}>{money(amount)}</CellLines>;
      },
    },
    {
      key: 'counter',
      csv: ['counter', 'counterUntil'],
      title: columns.counter,
      numeric: true,
      onCard: 'thirdEnd',
      titled: true,
      cell: ({ counter, status }) =>
        status === 'countered' && counter ? <strong>{money(counter.amount)}</strong> : undefined,
    },
    {
      key: 'validUntil',
      title: columns.validUntil,
      onCard: 'secondEnd',
      titled: true,
      cell: ({ status, validUntil, counter }) =>
        isLive(status)
          ? (timeLeft(status === 'countered' && counter ? counter.validUntil : validUntil) ?? freight.timeUp)
          : undefined,
    },
    {
      key: 'status',
      title: columns.status,
      onCard: 'firstEnd',
      cell: (offer) => <OfferStanding offer={offer} />,
    },
    { key: 'shipper', title: columns.shipper, cell: ({ shipper }) => shipper.name },
    {
      key: 'createdAt',
      title: columns.createdAt,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{localDay(createdAt, locale)}</time>,
    },
  ];
};
