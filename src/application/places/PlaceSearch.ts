import type { ServiceIdentifier } from 'inversify';
import type { FoundPlace } from '../../domain/place/FoundPlace.ts';

/** Finds places by what somebody types. */
export interface PlaceSearch {
  /** The company's own places first, then towns, the biggest first; at most ten. Without words, places of one's own. With a country (ISO 3166-1 alpha-2), those in it. */
  find(words: string, signal?: AbortSignal, country?: string): Promise<readonly FoundPlace[]>;
}
export const PlaceSearch: ServiceIdentifier<PlaceSearch> = Symbol('PlaceSearch');
