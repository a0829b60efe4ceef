import { type AdrPoints, mostAdrPoints } from '../../../domain/dangerous/adrPoints.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

/** Says what dangerous goods of so many points need, and what they do not. */
export const useAdrPointsText = (): ((adr: AdrPoints) => string) => {
  const { adr: words } = useAdminTexts().freight;
  const number = numberFormat(useLocale());
  return ({ points, isExempt }) => {
    if (points === undefined) return words.unknown;
    return (isExempt ? words.exempt : words.full)(number.format(points), number.format(mostAdrPoints));
  };
};
