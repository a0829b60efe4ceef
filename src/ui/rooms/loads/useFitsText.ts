import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** How many trucks of the fleet fit a load, in words. */
export function useFitsText(): (fits: Pick<Load['fits'], 'count' | 'isAtLeast'>) => string {
  const { list } = useLoadTexts();
  const number = numberFormat(useLocale());
  return ({ count, isAtLeast }) => {
    if (count === 0) return isAtLeast ? list.noneOfFirstFits : list.noneFits;
    return isAtLeast ? list.fitsAtLeast(number.format(count)) : list.fits(number.format(count), count === 1);
  };
}
