import { wordFinder } from '../../fields/wordFinder.ts';
import { bodyTypes } from '../../freight/bodyTypes.ts';
import { bitsOf } from '../../freight/verdict/bitsOf.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import type { Services } from '../../Services.ts';
import { earthRadiusKm } from '../earthRadiusKm.ts';
import type { LoadQuery, Position } from '../loadQuery.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import { dayNumber } from './dayNumber.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';
import type { Seeker } from './Seeker.ts';

type Condition = (at: number) => boolean;

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
  const where = (name: Parameters<OpenLoads['column']>[0], holds: (value: number) => boolean): void => {
    const column = loads.column(name);
    conditions.push((at) => holds(numberAt(column, at)));
  };
  const among = (some: ReadonlySet<string>): void => {
    conditions.push((at) => some.has(loads.ids[at] ?? ''));
  };
  if (from !== undefined) where('pickupDay', (day) => day >= dayNumber(from));
  if (to !== undefined) where('pickupDay', (day) => day <= dayNumber(to));
  if (maxKg !== undefined) where('grossKg', (kg) => kg <= maxKg);
  if (adr !== undefined) where('isAdr', (isAdr) => isAdr === Number(adr === 'true'));
  if (pricing !== undefined) where('isFixed', (isFixed) => isFixed === Number(pricing === 'fixed'));
  if (bodyType !== undefined) where('bodyBits', (bits) => (bits & bitsOf(bodyTypes, [bodyType])) !== 0);
  if (asked !== undefined) among(seeker.asked);
  if (watched !== undefined) among(seeker.watched);
  if (near) conditions.push(isWithin(loads, near, radiusKm ?? usualRadiusKm, 'from'));
  if (toNear) conditions.push(isWithin(loads, toNear, toRadiusKm ?? usualRadiusKm, 'to'));
  if (q !== '') {
    const hasWords = wordFinder(q, gazetteer);
    conditions.push((at) => hasWords(loads.searches[at] ?? ''));
  }
  if (fits !== undefined) conditions.push(carriedByOneOf(trucks, loads));
  return (at) => conditions.every((holds) => holds(at));
}
