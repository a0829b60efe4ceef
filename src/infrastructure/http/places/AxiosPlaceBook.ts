import * as v from 'valibot';
import type { PlaceBook } from '../../../application/places/PlaceBook.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { Place } from '../../../domain/place/Place.ts';
import { type PlaceFacts, placeFields } from '../../../domain/place/placeFields.ts';
import { placeListSpec } from '../../../domain/place/placeListSpec.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import { accuracies } from '../../../domain/stop/Stop.ts';
import { done, idAnswer, ignoring, optional, optionalText } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const placeAnswer = ignoring(
  ['companyId', 'createdAt', 'updatedAt', 'timeZone'],
  v.object({
    id: idAnswer,
    version: v.number(),
    name: v.string(),
    city: v.string(),
    country: v.string(),
    lat: v.number(),
    lng: v.number(),
    accuracy: v.picklist(accuracies),
    address: v.string(),
    postcode: optionalText,
    contact: optional(v.object({ name: v.string(), phone: v.string() })),
    note: optionalText,
  }),
);
const record = dataOf(placeAnswer);

/** A shipper's place book over HTTP. */
export class AxiosPlaceBook implements PlaceBook {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Place>> {
    return this.#http.call('GET /v1/place-book', {
      query: listQueryOf(view, placeListSpec),
      answer: pageOf(placeAnswer),
      background: true,
      signal,
    });
  }

  add(facts: PlaceFacts, idempotencyKey: string): Promise<Place> {
    return this.#http.call('POST /v1/place-book', { body: toWire(placeFields, facts), idempotencyKey, answer: record });
  }

  change(id: string, version: number, facts: PlaceFacts, idempotencyKey: string): Promise<Place> {
    return this.#http.call('PUT /v1/place-book/{id}', {
      params: { id },
      body: { ...toWire(placeFields, facts), version },
      idempotencyKey,
      answer: record,
    });
  }

  async remove(id: string, version: number, idempotencyKey: string): Promise<void> {
    await this.#http.call('DELETE /v1/place-book/{id}', {
      params: { id },
      query: { version: String(version) },
      idempotencyKey,
      answer: done,
    });
  }

  undo(id: string, version: number, idempotencyKey: string): Promise<Place> {
    return this.#http.call('POST /v1/place-book/{id}/undo', {
      params: { id },
      body: { version },
      idempotencyKey,
      answer: record,
    });
  }
}
