import type { LoadQuery } from './loadQuery.ts';

const filtersOf = ({ q, fits, asked, watched, toNear, bodyType, maxKg, adr, from, to, pricing }: LoadQuery) => ({
  places: [toNear],
  picky: [fits, asked, watched, bodyType, maxKg, adr === 'true' ? adr : undefined, to, q === '' ? undefined : q],
  others: [adr, from, pricing],
});

const isSome = (value: unknown): boolean => value !== undefined;

/** Whether loads are filtered by nothing, the place they begin near to aside. */
export function isAllThere(query: LoadQuery): boolean {
  const { places, picky, others } = filtersOf(query);
  return ![...places, ...picky, ...others].some(isSome);
}

/** Few loads, as of most companies. */
const usually = 1_000;
const nearTheTop = 1_000;

/**
 * Up to how many loads are found, counted and sorted by one query. What may find few of very many looks at each of them once and sorts
 * what it finds; where most are found, an index has them in order and they only have to be counted. Those that a truck fits stand in
 * one by pickup.
 */
export function atOnce(query: LoadQuery): number {
  const { sort, near, radiusKm, page, size } = query;
  const { places, picky, others } = filtersOf(query);
  const isFar = near && (radiusKm ?? 0) > 300;
  const around = [isFar ? undefined : near, ...places].some(isSome);
  const isFitAlone = query.fits !== undefined && !around && picky.filter(isSome).length === 1 && !others.some(isSome);
  if (isFitAlone && sort.by === 'pickup' && (page + 1) * size <= nearTheTop) return usually;
  // From far away no index has them in order.
  const isSorted = sort.by === 'emptyKm' && sort.direction === 'desc';
  return around || picky.some(isSome) || isSorted ? 200_000 : usually;
}
