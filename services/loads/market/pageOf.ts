import quickselect from 'quickselect';
import type { Order } from './inOrder.ts';

interface Wanted {
  readonly page: number;
  readonly size: number;
}

/** One page of what was found, in order. Moves them about: sorting all for a page of 100,000 takes ten times as long. */
export function pageOf(found: number[], order: Order, { page, size }: Wanted): readonly number[] {
  const [from, last] = [page * size, found.length - 1];
  if (from > last) return [];
  const to = Math.min(from + size - 1, last);
  if (from > 0) quickselect(found, from, 0, last, order);
  if (to < last) quickselect(found, to, from, last, order);
  return found.slice(from, to + 1).toSorted(order);
}
