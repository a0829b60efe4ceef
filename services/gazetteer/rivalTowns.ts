import type { Town } from './Town.ts';

/** In thousands: what has fewer people is not meant by the name alone. */
const leastPeople = 5;

/** Nobody adds where it lies to a town so many times as big as the next one of the name. */
const farBigger = 15;

/** Of towns of one name, the biggest first, those that somebody may mean who says the name alone. */
export function rivalTowns(towns: readonly Town[]): readonly Town[] {
  const [biggest, ...others] = towns.toSorted((one, other) => other.people - one.people);
  if (!biggest) return [];
  return [biggest, ...others.filter(({ people }) => people >= leastPeople && people * farBigger >= biggest.people)];
}
