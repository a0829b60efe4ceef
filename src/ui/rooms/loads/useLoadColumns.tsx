import type { Load } from '../../../domain/load/Load.ts';
import { perKm } from '../../../domain/money/perKm.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { totalKg } from '../../../domain/request/cargoTotals.ts';
import { peakLoad } from '../../../domain/verdict/onBoard.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { windowCell } from '../../shared/freight/windowCell.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { AskedText } from './AskedText.tsx';
import { FitsCell } from './FitsCell.tsx';
import { useAge } from '../../shared/freight/useAge.ts';
import { LoadName } from './LoadName.tsx';
import { OwnOfferCell } from './OwnOfferCell.tsx';
import { ShipperName } from './ShipperName.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** Columns of the loads; the first links to the load. Those that are gone are struck out, and say so. */
export const useLoadColumns = (
  gone: ReadonlySet<string>,
  { isEmpty, onFits }: { readonly isEmpty: boolean; readonly onFits: (load: Load) => void },
  mayWatch: boolean,
): readonly Column<Load>[] => {
  const { freight } = useAdminTexts();
  const { list } = useLoadTexts();
  const { columns } = list;
  const locale = useLocale();
  const money = useMoneyText();
  const distance = useKmText();
  const measure = useMeasure();
  const number = numberFormat(locale);
  const timeLeft = useTimeLeft();
  const age = useAge();
  return [
    {
      key: 'route',
      csv: ['from', 'to'],
      title: columns.route,
      grows: true,
      cell: (load) => <LoadName load={load} isGone={gone.has(load.id)} mayWatch={mayWatch} />,
    },
    {
      key: 'pickup',
      csv: ['pickup', 'pickupUntil', 'pickupZone'],
      title: columns.pickup,
      onCard: 'second',
      cell: ({ stops }) => windowCell(stops[0]?.window, locale),
    },
    {
      key: 'needs',
      csv: ['goods', 'kg', 'body'],
      title: columns.needs,
      spare: true,
      onCard: 'third',
      cell: (load) => (
        <CellLines stacked caption={<AskedText load={load} />}>
          {measure(totalKg(load.cargo), 'kg')}
        </CellLines>
      ),
    },
    {
      key: 'fits',
      title: columns.fits,
      cell: (load) => <FitsCell load={load} isEmpty={isEmpty} onOpen={() => onFits(load)} />,
    },
    {
      key: 'emptyKm',
      title: columns.emptyKm,
      numeric: true,
      cell: ({ emptyKm }) => emptyKm !== undefined && distance(emptyKm, 'estimate'),
    },
    {
      key: 'cargo',
      csv: ['kg', 'pallets'],
      title: columns.cargo,
      numeric: true,
      cell: ({ cargo, stops }) => {
        const { pallets } = peakLoad(cargo, stops.length);
        return (
          <CellLines brief caption={pallets > 0 ? list.pallets(number.format(pallets), pallets === 1) : undefined}>
            {measure(totalKg(cargo), 'kg')}
          </CellLines>
        );
      },
    },
    {
      key: 'km',
      title: columns.km,
      numeric: true,
      spare: true,
      cell: ({ km }) => distance(km, undefined),
    },
    {
      key: 'pricePerKm',
      csv: ['price', 'currency', 'pricing'],
      title: columns.price,
      numeric: true,
      onCard: 'firstEnd',
      cell: ({ pricing: { target }, km }) => {
        const rate = target && perKm(target, km);
        return (
          target && (
            <CellLines brief caption={rate && list.perKm(money(rate))}>
              {money(target)}
            </CellLines>
          )
        );
      },
    },
    {
      key: 'decisionBy',
      title: columns.decisionBy,
      onCard: 'secondEnd',
      cell: ({ decisionBy }) => {
        const left = decisionBy === undefined ? undefined : timeLeft(decisionBy);
        return decisionBy !== undefined && (left === undefined ? freight.timeUp : list.inTime(left));
      },
    },
    {
      key: 'ownOffer',
      csv: ['ownOffer', 'ownAmount'],
      title: columns.ownOffer,
      onCard: 'thirdEnd',
      cell: (load) => <OwnOfferCell load={load} isGone={gone.has(load.id)} />,
    },
    {
      key: 'newest',
      title: columns.newest,
      cell: ({ publishedAt }) => <time dateTime={publishedAt}>{age(publishedAt)}</time>,
    },
    {
      key: 'shipper',
      title: columns.shipper,
      cell: ({ shipper }) => <ShipperName shipper={shipper} />,
    },
  ];
};
