type Direction = 'asc' | 'desc';

interface Way {
  readonly direction: Direction;
  readonly skip: number;
  readonly take: number;
}

/**
 * How to reach a page of a sorted list over the fewest rows: from its end when that is nearer. What is found that way comes in
 * `direction` and is to be turned round when that is not the one asked for.
 */
export function shortestWay(
  { page, size, direction }: { readonly page: number; readonly size: number; readonly direction: Direction },
  total: number,
): Way {
  const before = page * size;
  const take = Math.max(Math.min(size, total - before), 0);
  const after = Math.max(total - before - take, 0);
  if (before <= after) return { direction, skip: before, take };
  return { direction: direction === 'asc' ? 'desc' : 'asc', skip: after, take };
}
