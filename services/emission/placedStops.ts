import type { PlacedStop } from './consignmentsOf.ts';

interface Place {
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly country?: string | null;
}

/** Stops by where they are. */
export const placedStops = (stops: readonly { readonly place: Place | null }[]): readonly PlacedStop[] =>
  stops.map(({ place }) => ({ lat: place?.lat ?? null, lng: place?.lng ?? null, country: place?.country ?? null }));
