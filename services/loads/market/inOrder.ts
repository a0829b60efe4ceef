import { onSphere } from '../onSphere.ts';
import type { LoadQuery, Position } from '../loadQuery.ts';
import type { OpenLoad } from './OpenLoad.ts';
import { closeness } from './Place.ts';
import type { Ways } from './waysTo.ts';

export type Order = (one: OpenLoad, other: OpenLoad) => number;

const byId: Order = (one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const turned = (order: Order, direction: 'asc' | 'desc'): Order =>
  direction === 'asc' ? order : (one, other) => order(other, one);

/** Loads without a price come last in either direction. */
function byPrice(direction: 'asc' | 'desc'): Order {
  const some = turned((one, other) => (one.pricePerKm ?? 0) - (other.pricePerKm ?? 0) || byId(one, other), direction);
  const none = turned(byId, direction);
  return (one, other) => {
    if (one.pricePerKm === null || other.pricePerKm === null) {
      return Number(one.pricePerKm === null) - Number(other.pricePerKm === null) || none(one, other);
    }
    return some(one, other);
  };
}

const byPickup: Order = (one, other) => one.pickupAt - other.pickupAt || byId(one, other);

function byEmptyKm(from: Position): Order {
  const point = onSphere(from);
  return (one, other) => closeness(other.from.point, point) - closeness(one.from.point, point) || byId(one, other);
}

/**
 * Those that a truck fits come first, the nearest to it in front, of equally near ones the better paid; all others follow by pickup.
 */
const byMatch =
  (ways: Ways): Order =>
  (one, other) => {
    const [way, otherWay] = [ways.get(one), ways.get(other)];
    if (way === undefined || otherWay === undefined) {
      return Number(way === undefined) - Number(otherWay === undefined) || byPickup(one, other);
    }
    return way - otherWay || (other.pricePerKm ?? -1) - (one.pricePerKm ?? -1) || byPickup(one, other);
  };

interface Around {
  /** Where the truck is that empty km are counted from. */
  readonly from: Position | null;
  readonly ways: Ways;
}

/** The order of a list. Empty km are sorted by the line, which is quickly known of all of them. */
export function inOrder({ by, direction }: LoadQuery['sort'], { from, ways }: Around): Order {
  if (by === 'pricePerKm') return byPrice(direction);
  const orders = {
    pickup: () => byPickup,
    newest: (): Order => (one, other) => one.publishedAt - other.publishedAt || byId(one, other),
    km: (): Order => (one, other) => one.km - other.km || byId(one, other),
    emptyKm: () => (from ? byEmptyKm(from) : byPickup),
    best: () => byMatch(ways),
  } as const satisfies Record<typeof by, () => Order>;
  return turned(orders[by](), direction);
}
