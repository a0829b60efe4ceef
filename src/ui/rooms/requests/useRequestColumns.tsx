import { useMemo } from 'react';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { localDay } from '../../components/localDay.ts';
import { requestTones } from '../../components/requestTones.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { BodyText } from '../../shared/freight/BodyText.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useCargoText } from '../../shared/freight/useCargoText.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { windowCell } from '../../shared/freight/windowCell.tsx';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Columns of the request list; the first links to the request. */
export const useRequestColumns = (): readonly Column<ShipmentRequest>[] => {
  const { freight } = useAdminTexts();
  const { list } = useRequestTexts();
  const { columns } = list;
  const locale = useLocale();
  const money = useMoneyText();
  const distance = useKmText();
  const cargoText = useCargoText();
  const timeLeft = useTimeLeft();
  const number = useMemo(() => numberFormat(locale), [locale]);
  return [
    {
      key: 'reference',
      title: columns.reference,
      cell: ({ id, reference }) => (
        <RowName>
          <RecordLink room="requests" id={id}>
            {reference}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'route',
      csv: ['from', 'to', 'km', 'kg'],
      title: columns.route,
      grows: true,
      onCard: 'second',
      cell: ({ stops = [], cargo = [], km, kmMethod }) => (
        <CellLines
          brief
          caption={[km !== undefined && distance(km, kmMethod), cargoText.total(cargo)].filter(Boolean).join(' · ')}
        >
          <RouteLine stops={stops.map(({ place }) => place ?? {})} />
        </CellLines>
      ),
    },
    {
      key: 'pickup',
      csv: ['pickup', 'pickupUntil', 'pickupZone'],
      title: columns.pickup,
      onCard: 'third',
      cell: ({ stops = [] }) => windowCell(stops[0]?.window, locale),
    },
    {
      key: 'body',
      title: columns.body,
      spare: 'early',
      onCard: 'none',
      cell: ({ required }) => <BodyText bodyTypes={required?.bodyTypes ?? []} />,
    },
    {
      key: 'offers',
      csv: ['offers', 'best'],
      title: columns.offers,
      numeric: true,
      cell: ({ offers: { live, best } }) => {
        if (live === 0) return undefined;
        return best ? list.offersFrom(number.format(live), money(best)) : number.format(live);
      },
    },
    {
      key: 'spread',
      csv: ['highest'],
      title: columns.spread,
      numeric: true,
      cell: ({ offers: { best, highest } }) =>
        best && highest && best.amountMinor < highest.amountMinor ? (
          <CellLines brief caption={list.spread(money(best), money(highest))}>
            {money({ ...best, amountMinor: highest.amountMinor - best.amountMinor })}
          </CellLines>
        ) : undefined,
    },
    {
      key: 'asked',
      csv: ['fleets', 'answered'],
      title: columns.asked,
      numeric: true,
      cell: ({ asked: { fleets, answered } }) =>
        fleets > 0 ? list.answered(number.format(answered), number.format(fleets)) : undefined,
    },
    {
      key: 'target',
      csv: ['target', 'agreed', 'currency'],
      title: columns.target,
      numeric: true,
      onCard: 'secondEnd',
      cell: ({ pricing, awardedPrice }) => {
        const price = awardedPrice ?? pricing?.target;
        const caption = awardedPrice ? list.agreed : pricing?.model === 'fixed' ? list.fixed : list.target;
        return (
          price && (
            <CellLines brief={!awardedPrice} caption={caption}>
              {money(price)}
            </CellLines>
          )
        );
      },
    },
    {
      key: 'decisionBy',
      title: columns.decisionBy,
      onCard: 'thirdEnd',
      cell: ({ status, endsAt, decisionBy }) => {
        const end = status === 'open' ? endsAt : status === 'draft' ? decisionBy : undefined;
        if (end === undefined) return undefined;
        const left = timeLeft(end);
        return left === undefined ? freight.timeUp : list.decideIn(left);
      },
    },
    {
      key: 'status',
      title: columns.status,
      onCard: 'firstEnd',
      cell: ({ status }) => <StatusBadge tone={requestTones[status]}>{freight.requestStatus[status]}</StatusBadge>,
    },
    {
      key: 'createdAt',
      title: columns.createdAt,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{localDay(createdAt, locale)}</time>,
    },
  ];
};
