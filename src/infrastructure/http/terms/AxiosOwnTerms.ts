import * as v from 'valibot';
import type { OwnTerms } from '../../../application/terms/OwnTerms.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import type { ShipperTerms } from '../../../domain/terms/ShipperTerms.ts';
import { type TermsFacts, termsFields } from '../../../domain/terms/termsFields.ts';
import { ignoring } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { answersOf } from '../record/answersOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const answer = dataOf(ignoring(['updatedAt'], v.object({ ...answersOf(termsFields), version: v.number() })));

/** The terms of the selected shipper over HTTP. */
export class AxiosOwnTerms implements OwnTerms {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(signal?: AbortSignal): Promise<ShipperTerms> {
    return this.#http.call('GET /v1/terms', { answer, background: true, signal });
  }

  change(version: number, terms: TermsFacts, idempotencyKey: string): Promise<ShipperTerms> {
    const body = { ...toWire(termsFields, terms), version };
    return this.#http.call('PUT /v1/terms', { body, idempotencyKey, answer });
  }
}
