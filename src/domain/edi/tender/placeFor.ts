import type { FoundPlace } from '../../place/FoundPlace.ts';
import type { EdiParty } from './Tender.ts';

/** Where a stop of a tender is, and whether somebody should look at that. */
export interface StopPlace {
  readonly found: FoundPlace | undefined;
  readonly isSure: boolean;
}

const folded = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The place of a party among those that were found for its town. One of the company's own is known by its name. */
export const placeFor = ({ name, city, region, country }: EdiParty, candidates: readonly FoundPlace[]): StopPlace => {
  const near = candidates.filter((place) => country === undefined || place.country === country);
  const own = near.find((place) => place.id !== undefined && folded(place.name) === folded(name));
  if (own) return { found: own, isSure: true };
  const towns = near.filter((place) => place.id === undefined);
  const named = towns.filter((place) => folded(place.city) === folded(city));
  const inRegion = named.filter((place) => region === undefined || folded(place.region) === folded(region));
  const alike = inRegion.length > 0 ? inRegion : named;
  return { found: alike[0] ?? towns[0], isSure: inRegion.length === 1 || (named.length === 1 && region === undefined) };
};
