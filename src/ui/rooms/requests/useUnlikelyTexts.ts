import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { unlikelyIn } from '../../../domain/request/unlikelyIn.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** Words what is unlikely in a request, a sentence each. */
export const useUnlikelyTexts = (): ((content: RequestContent) => readonly string[]) => {
  const { unlikely: words } = useRequestTexts();
  const measure = useMeasure();
  const number = numberFormat(useLocale());
  return (content) =>
    unlikelyIn(content).map((found) => {
      if (found.kind === 'idle') {
        const city = content.stops?.[found.stop]?.place?.city;
        return city === undefined ? words.idle(number.format(found.stop + 1)) : words.idleIn(city);
      }
      const goods = content.cargo?.[found.line]?.description ?? words.goods(number.format(found.line + 1));
      return words[found.kind](goods, measure(found.eachKg, 'kg'));
    });
};
