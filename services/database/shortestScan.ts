type Direction = 'asc' | 'desc';

interface Scan {
  readonly direction: Direction;
  readonly skip: number;
  readonly take: number;
}

/**
 * Limit, offset and direction that reach a page over the fewest rows: from the end of the list if that is nearer. The caller
 * must reverse the rows when `direction` differs from the one requested.
 */
export function shortestScan(
  { page, size, direction }: { readonly page: number; readonly size: number; readonly direction: Direction },
  total: number,
): Scan {
  const before = page * size;
  const take = Math.max(Math.min(size, total - before), 0);
  const after = Math.max(total - before - take, 0);
  if (before <= after) return { direction, skip: before, take };
  return { direction: direction === 'asc' ? 'desc' : 'asc', skip: after, take };
}
