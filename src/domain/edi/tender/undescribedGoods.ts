import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';

/**
 * The segments of a message (IFTMIN) where dangerous goods would stand undescribed: items without a DGS of their own, a DGS elsewhere,
 * and what is about the whole load, as long as no item has one.
 */
export const undescribedGoods = (
  segments: readonly EdiSegment[],
  goods: readonly EdiSegment[],
): readonly EdiSegment[] => {
  const items = loopsOf(goods, 'GID').loops;
  const described = new Set(items.filter((item) => item.some(({ tag }) => tag === 'DGS')).flat());
  const inItems = new Set(items.flat());
  return segments.filter(
    (each) => !described.has(each) && (described.size === 0 || inItems.has(each) || each.tag === 'DGS'),
  );
};
