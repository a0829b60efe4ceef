import type { PlaceSearch } from '../../../application/places/PlaceSearch.ts';
import type { FoundPlace } from '../../../domain/place/FoundPlace.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { foundPlaceAnswer } from './foundPlaceAnswer.ts';

/** Searches places over HTTP. */
export class AxiosPlaceSearch implements PlaceSearch {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  find(words: string, signal?: AbortSignal, country?: string): Promise<readonly FoundPlace[]> {
    return this.#http.call('GET /v1/places', {
      query: { q: words, country },
      answer: dataOf(listAnswer(foundPlaceAnswer)),
      background: true,
      signal,
    });
  }
}
