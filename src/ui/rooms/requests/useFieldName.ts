import { labelAt } from '../../../domain/record/labelAt.ts';
import { withoutIndices } from '../../../domain/record/withoutIndices.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useRequestTexts } from './useRequestTexts.ts';

type Parts = Pick<RequestContent, 'stops' | 'cargo'>;

/** Names the field at a path of a request: 'Town (delivery)', of three stops or more 'Town (2. Delivery)', of several goods 'Goods (2)'. */
export const useFieldName = (): ((path: string, request: Parts) => string | undefined) => {
  const { field: labels, form: texts } = useRequestTexts();
  const { freight } = useAdminTexts();
  const number = numberFormat(useLocale());
  return (path, { stops = [], cargo = [] }) => {
    const [, list, index] = /^(stops|cargo)\.(\d+)\./.exec(path) ?? [];
    const label = ownText(labels, withoutIndices(path));
    if (list === undefined || label === undefined) return labelAt(labels, path);
    if (list === 'cargo') return cargo.length > 1 ? labelAt(labels, path) : label;
    const type = stops[Number(index)]?.type;
    if (type === undefined) return labelAt(labels, path);
    const isOnlyOne = stops.filter((stop) => stop.type === type).length === 1;
    const stop = isOnlyOne
      ? freight.type[type].toLowerCase()
      : texts.stop(number.format(Number(index) + 1), freight.type[type]);
    return `${label} (${stop})`;
  };
};
