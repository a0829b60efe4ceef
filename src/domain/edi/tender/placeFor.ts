import type { FoundPlace } from '../../place/FoundPlace.ts';
import { foldedName } from '../../find/foldedName.ts';
import type { EdiParty } from './Tender.ts';

/** Where a stop of a tender is, and whether somebody should look at that. */
export interface StopPlace {
  readonly found: FoundPlace | undefined;
  readonly isSure: boolean;
}

/** The place of a party among those that were found for its town. One of the company's own is known by its name. */
export const placeFor = ({ name, city, region, country }: EdiParty, candidates: readonly FoundPlace[]): StopPlace => {
  const near = candidates.filter((place) => country === undefined || place.country === country);
  const own = near.find((place) => place.id !== undefined && foldedName(place.name) === foldedName(name));
  if (own) return { found: own, isSure: true };
  const towns = near.filter((place) => place.id === undefined);
  const named = towns.filter((place) => foldedName(place.city) === foldedName(city));
  const inRegion = named.filter((place) => region === undefined || foldedName(place.region) === foldedName(region));
  const alike = inRegion.length > 0 ? inRegion : named;
  return { found: alike[0] ?? towns[0], isSure: inRegion.length === 1 || (named.length === 1 && region === undefined) };
};
