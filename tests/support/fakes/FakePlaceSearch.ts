import type { PlaceSearch } from '../../../src/application/places/PlaceSearch.ts';
import type { FoundPlace } from '../../../src/domain/place/FoundPlace.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A search that finds the same places for any words, and the company's own without any. */
export class FakePlaceSearch implements PlaceSearch {
  readonly words: string[] = [];
  places: Outcome<readonly FoundPlace[]> = [];
  own: readonly FoundPlace[] = [];

  find(words: string): Promise<readonly FoundPlace[]> {
    this.words.push(words);
    return settle(words === '' ? this.own : this.places);
  }
}
