import * as v from 'valibot';
import type { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { AlikeRequest } from '../../../domain/request/AlikeRequest.ts';
import type { RequestEntry } from '../../../domain/request/parseRequest.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import type { RequestCounts } from '../../../domain/request/RequestCounts.ts';
import { requestStatuses } from '../../../domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { done, idAnswer, instantAnswer, optional } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { contentBody } from './contentBody.ts';
import { requestAnswer } from './requestAnswers.ts';

const record = dataOf(requestAnswer);

const alike = dataOf(optional(v.object({ id: idAnswer, reference: v.string(), publishedAt: instantAnswer })));

const counts = v.object({
  ...v.entriesFromList(requestStatuses, v.number()),
  toDecide: v.number(),
  unanswered: v.number(),
  endingSoon: v.number(),
  uncovered: v.number(),
});

/** The service of shipment requests over HTTP. */
export class AxiosRequestRegister implements RequestRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<ShipmentRequest>> {
    return this.#http.call('GET /v1/shipment-requests', {
      query: listQueryOf(view, requestListSpec),
      answer: pageOf(requestAnswer),
      background: true,
      signal,
    });
  }

  count(signal: AbortSignal): Promise<RequestCounts> {
    return this.#http.call('GET /v1/shipment-requests/counts', {
      answer: dataOf(counts),
      background: true,
      signal,
    });
  }

  read(id: string, signal?: AbortSignal): Promise<ShipmentRequest> {
    return this.#http.call('GET /v1/shipment-requests/{id}', {
      params: { id },
      answer: record,
      background: true,
      signal,
    });
  }

  findAlike(key: string, signal: AbortSignal): Promise<AlikeRequest | undefined> {
    return this.#http.call('GET /v1/shipment-requests/alike', {
      query: { key },
      answer: alike,
      background: true,
      signal,
    });
  }

  add(entry: RequestEntry, publish: boolean, idempotencyKey: string): Promise<ShipmentRequest> {
    return this.#http.call('POST /v1/shipment-requests', {
      body: { ...contentBody(entry), publish },
      idempotencyKey,
      answer: record,
    });
  }

  change(
    id: string,
    version: number,
    entry: RequestEntry,
    publish: boolean,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<ShipmentRequest> {
    return this.#http.call('PUT /v1/shipment-requests/{id}', {
      params: { id },
      body: { ...contentBody(entry), version, publish },
      idempotencyKey,
      ...options,
      answer: record,
    });
  }

  publish(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRequest> {
    return this.#http.call('POST /v1/shipment-requests/{id}/publish', {
      params: { id },
      body: { version },
      idempotencyKey,
      ...options,
      answer: record,
    });
  }

  withdraw(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRequest> {
    return this.#http.call('POST /v1/shipment-requests/{id}/withdraw', {
      params: { id },
      body: { version },
      idempotencyKey,
      ...options,
      answer: record,
    });
  }

  cancel(id: string, version: number, reason: string | undefined, idempotencyKey: string): Promise<ShipmentRequest> {
    return this.#http.call('POST /v1/shipment-requests/{id}/cancel', {
      params: { id },
      body: { version, reason: reason ?? null },
      idempotencyKey,
      answer: record,
    });
  }

  async remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void> {
    await this.#http.call('DELETE /v1/shipment-requests/{id}', {
      params: { id },
      query: { version: String(version) },
      idempotencyKey,
      ...options,
      answer: done,
    });
  }

  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRequest> {
    return this.#http.call('POST /v1/shipment-requests/{id}/undo', {
      params: { id },
      body: { version },
      idempotencyKey,
      ...options,
      answer: record,
    });
  }
}
