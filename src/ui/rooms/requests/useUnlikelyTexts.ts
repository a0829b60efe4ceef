import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { palletCodes } from '../../../domain/request/cargoCodes.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { unlikelyIn } from '../../../domain/request/unlikelyIn.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useRequestTexts } from './useRequestTexts.ts';

interface UnlikelyText {
  readonly key: string;
  readonly text: string;
}

/** Words what is unusual in a request, a sentence each. */
export const useUnlikelyTexts = (): ((content: RequestContent) => readonly UnlikelyText[]) => {
  const { unlikely: words } = useRequestTexts();
  const measure = useMeasure();
  const number = numberFormat(useLocale());
  return (content) =>
    unlikelyIn(content).map((found) => {
      if (found.kind === 'idle') {
        const text = words.idle(number.format(found.stop + 1), content.stops?.[found.stop]?.place?.city);
        return { key: `idle ${found.stop}`, text };
      }
      const { description, packageCode = '' } = content.cargo?.[found.line] ?? {};
      const goods = description ?? words.goods(number.format(found.line + 1));
      const kind = found.kind === 'light' && palletCodes.includes(packageCode) ? 'lightPallet' : found.kind;
      return { key: `${found.kind} ${found.line}`, text: words[kind](goods, measure(found.eachKg, 'kg')) };
    });
};
