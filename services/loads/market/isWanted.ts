import { wordFinder } from '../../fields/wordFinder.ts';
import { bodyTypes } from '../../freight/bodyTypes.ts';
import { bitsOf } from '../../freight/verdict/bitsOf.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import type { Services } from '../../Services.ts';
import { earthRadiusKm } from '../earthRadiusKm.ts';
import type { LoadQuery, Position } from '../loadQuery.ts';
import { onSphere } from '../onSphere.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import type { OpenLoad } from './OpenLoad.ts';
import { closeness } from './Place.ts';
import type { Seeker } from './Seeker.ts';

type Condition = (load: OpenLoad) => boolean;

const usualRadiusKm = 100;

/** As the crow flies. Loads tell their positions to 0.1 degrees, so no radius tells more than they show. */
function isWithin(at: Position, km: number, end: 'from' | 'to'): Condition {
  const center = onSphere(at);
  const least = Math.cos(Math.min(km / earthRadiusKm, Math.PI));
  return (load) => closeness(load[end].point, center) >= least;
}

interface Wanting extends Pick<Services, 'gazetteer'> {
  readonly seeker: Seeker;
  readonly trucks: readonly Truck[];
}

/** Whether a load is one that a query wants. What takes longest is asked last. */
export function isWanted(query: LoadQuery, { seeker, trucks, gazetteer }: Wanting): Condition {
  const { q, fits, asked, watched, near, radiusKm, toNear, toRadiusKm, from, to, bodyType, maxKg, adr, pricing } =
    query;
  const conditions: Condition[] = [];
  if (from !== undefined) conditions.push(({ pickupDay }) => pickupDay >= from);
  if (to !== undefined) conditions.push(({ pickupDay }) => pickupDay <= to);
  if (maxKg !== undefined) conditions.push(({ grossKg }) => grossKg <= maxKg);
  if (adr !== undefined) conditions.push(({ isAdr }) => isAdr === (adr === 'true'));
  if (pricing !== undefined) conditions.push((load) => load.pricing === pricing);
  if (bodyType !== undefined) {
    const bits = bitsOf(bodyTypes, [bodyType]);
    conditions.push(({ bodyBits }) => (bodyBits & bits) !== 0);
  }
  if (asked !== undefined) conditions.push(({ id }) => seeker.asked.has(id));
  if (watched !== undefined) conditions.push(({ id }) => seeker.watched.has(id));
  if (near) conditions.push(isWithin(near, radiusKm ?? usualRadiusKm, 'from'));
  if (toNear) conditions.push(isWithin(toNear, toRadiusKm ?? usualRadiusKm, 'to'));
  if (q !== '') {
    const hasWords = wordFinder(q, gazetteer);
    conditions.push(({ search }) => hasWords(search));
  }
  if (fits !== undefined) conditions.push(carriedByOneOf(trucks));
  return (load) => conditions.every((holds) => holds(load));
}
