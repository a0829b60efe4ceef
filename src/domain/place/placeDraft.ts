import { writeDraft } from '../record/writeDraft.ts';
import type { FoundPlace } from './FoundPlace.ts';
import type { Place } from './Place.ts';
import { type PlaceDraft, placeFields } from './placeFields.ts';

/** To 11 cm, as exact as the form holds it. */
const digits = 6;

/** What the form holds of a place; nothing of a new one. */
export const placeDraft = (place: Place | undefined): PlaceDraft =>
  writeDraft(
    placeFields,
    place && { ...place, lat: Number(place.lat.toFixed(digits)), lng: Number(place.lng.toFixed(digits)) },
  );

/** The draft in a town that was chosen, or in none. What else was typed stays. */
export const inTown = (draft: PlaceDraft, town: FoundPlace | undefined): PlaceDraft => ({
  ...draft,
  city: town?.city ?? '',
  country: town?.country ?? '',
  lat: town ? town.lat.toFixed(digits) : '',
  lng: town ? town.lng.toFixed(digits) : '',
  accuracy: town?.accuracy ?? '',
});

/** Whether the draft is in a town that was chosen: there are towns of one name. */
export const isInTown = (draft: PlaceDraft, town: FoundPlace): boolean =>
  draft.city === town.city && draft.lat === town.lat.toFixed(digits);
