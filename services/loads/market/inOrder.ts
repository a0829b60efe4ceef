import type { LoadQuery, Position } from '../loadQuery.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

export type Order = (one: number, other: number) => number;

const turned = (order: Order, direction: 'asc' | 'desc'): Order =>
  direction === 'asc' ? order : (one, other) => order(other, one);

function byId({ ids }: OpenLoads): Order {
  return (one, other) => {
    const first = ids[one] ?? '';
    const second = ids[other] ?? '';
    if (first === second) return 0;
    return first < second ? -1 : 1;
  };
}

/** By a number of each load; those without one come last in either direction. */
function by(numbers: Float64Array, direction: 'asc' | 'desc', then: Order): Order {
  const sign = direction === 'asc' ? 1 : -1;
  return (one, other) => {
    const first = numberAt(numbers, one);
    const second = numberAt(numbers, other);
    if (first === second) return then(one, other);
    if (Number.isNaN(first)) return Number.isNaN(second) ? then(one, other) : 1;
    return Number.isNaN(second) ? -1 : sign * (first - second);
  };
}

interface Around {
  /** Where the truck is that empty km are counted from. */
  readonly from: Position | null;
  /** `waysTo` each load, if that matters. */
  readonly ways: Float64Array | undefined;
}

/** Empty km are sorted by the line, which is quickly known of all loads. */
function emptyKm(loads: OpenLoads, from: Position | null): Float64Array {
  if (!from) return loads.column('pickupAt');
  const closeness = loads.places.closenessTo(from);
  return loads.column('from').map((place) => -numberAt(closeness, place));
}

/**
 * The order of a list. By best match those that a truck fits come first, the nearest to it in front, of equally near ones the better paid; all
 * others follow by pickup.
 */
export function inOrder(loads: OpenLoads, sort: LoadQuery['sort'], { from, ways }: Around): Order {
  const { direction } = sort;
  const ids = byId(loads);
  if (sort.by === 'best' && ways) {
    const byPickup = by(loads.column('pickupAt'), 'asc', ids);
    const byPrice = by(loads.column('pricePerKm'), 'desc', byPickup);
    const isMatch = (at: number): boolean => !Number.isNaN(numberAt(ways, at));
    const order = by(ways, 'asc', (one, other) => (isMatch(one) ? byPrice(one, other) : byPickup(one, other)));
    return turned(order, direction);
  }
  const numbers = {
    pickup: () => loads.column('pickupAt'),
    newest: () => loads.column('publishedAt'),
    km: () => loads.column('km'),
    pricePerKm: () => loads.column('pricePerKm'),
    emptyKm: () => emptyKm(loads, from),
    best: () => loads.column('pickupAt'),
  } as const satisfies Record<typeof sort.by, () => Float64Array>;
  return by(numbers[sort.by](), direction, turned(ids, direction));
}
