import { wordFinder } from '../../fields/wordFinder.ts';
import { bodyTypes } from '../../freight/bodyTypes.ts';
import { bitsOf } from '../../freight/verdict/bitsOf.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import type { Services } from '../../Services.ts';
import { earthRadiusKm } from '../../freight/route/earthRadiusKm.ts';
import type { LoadQuery, Position } from '../loadQuery.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import { allHold, atLeast, atMost, type Condition, is } from './Condition.ts';
import { dayNumber } from './dayNumber.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';
import type { Seeker } from './Seeker.ts';

const usualRadiusKm = 100;

/** As the crow flies. Loads tell their positions to 0.1 degrees, so no radius tells more than they show. */
function isWithin(loads: OpenLoads, position: Position, km: number, end: 'from' | 'to'): Condition {
  const [place, closeness] = [loads.column(end), loads.places.closenessTo(position)];
  const least = Math.cos(Math.min(km / earthRadiusKm, Math.PI));
  return (at) => numberAt(closeness, numberAt(place, at)) >= least;
}

interface Wanting extends Pick<Services, 'gazetteer'> {
  readonly loads: OpenLoads;
  readonly seeker: Seeker;
  readonly trucks: readonly Truck[];
}

/** Whether a load is one that a query wants. What takes longest is asked last. */
export function isWanted(query: LoadQuery, { loads, seeker, trucks, gazetteer }: Wanting): Condition {
  const { q, fits, asked, watched, near, radiusKm, toNear, toRadiusKm, from, to, bodyType, maxKg, adr, pricing } =
    query;
  const conditions: Condition[] = [];
  const among = (some: ReadonlySet<string>): void => {
    const standings = loads.standingsOf(some);
    conditions.push((at) => standings.has(at));
  };
  if (from !== undefined) conditions.push(atLeast(loads.column('pickupDay'), dayNumber(from)));
  if (to !== undefined) conditions.push(atMost(loads.column('pickupDay'), dayNumber(to)));
  if (maxKg !== undefined) conditions.push(atMost(loads.column('grossKg'), maxKg));
  if (adr !== undefined) conditions.push(is(loads.column('isAdr'), adr === 'true'));
  if (pricing !== undefined) conditions.push(is(loads.column('isFixed'), pricing === 'fixed'));
  if (bodyType !== undefined) {
    const body = bitsOf(bodyTypes, [bodyType]);
    const bits = loads.column('bodyBits');
    conditions.push((at) => (numberAt(bits, at) & body) !== 0);
  }
  if (asked !== undefined) among(seeker.asked);
  if (watched !== undefined) among(seeker.watched);
  if (near) conditions.push(isWithin(loads, near, radiusKm ?? usualRadiusKm, 'from'));
  if (toNear) conditions.push(isWithin(loads, toNear, toRadiusKm ?? usualRadiusKm, 'to'));
  if (q !== '') {
    const hasWords = wordFinder(q, gazetteer);
    conditions.push((at) => hasWords(loads.searches[at] ?? ''));
  }
  if (fits !== undefined) conditions.push(carriedByOneOf(trucks, loads));
  return allHold(conditions);
}
