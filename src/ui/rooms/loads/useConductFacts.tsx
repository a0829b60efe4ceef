import type { ShipperConduct } from '../../../domain/load/ShipperConduct.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { durationText } from '../../shared/freight/durationText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** How a shipper treats trucks, as facts; those it has too few cases for are empty. */
export const useConductFacts = () => {
  const { conduct: words } = useLoadTexts();
  const locale = useLocale();
  const number = (value: number): string => numberFormat(locale).format(value);
  return ({ days, most, stays, waiting, trips }: ShipperConduct) => [
    {
      title: words.stay,
      value: stays && (
        <CellLines
          caption={stays.n < most ? words.stops(number(stays.n), number(days)) : words.lastStops(number(most))}
        >
          {words.stays(durationText(stays.medianMin, locale), durationText(stays.p90Min, locale))}
        </CellLines>
      ),
    },
    {
      title: words.waiting,
      // With stops enough, it is the charges that are few: a shipper whose trucks hardly wait looks no worse for it.
      value: waiting ? words.accepted(number(waiting.accepted), number(waiting.charged)) : stays && words.fewCharges,
    },
    {
      title: words.cancelled,
      value:
        trips && (trips.n < most ? words.ofShipments : words.ofLastShipments)(number(trips.cancelled), number(trips.n)),
    },
  ];
};
