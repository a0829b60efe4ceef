import type { CarrierChange, CarrierRegister, SoleRequest } from '../../../application/carriers/CarrierRegister.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { carrierListSpec } from '../../../domain/carrier/carrierListSpec.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { carrierAnswer, soleRequestAnswer } from './carrierAnswer.ts';

const record = dataOf(carrierAnswer);

/** The carriers of a shipper over HTTP. */
export class AxiosCarrierRegister implements CarrierRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Carrier>> {
    return this.#http.call('GET /v1/carriers', {
      query: listQueryOf(view, carrierListSpec),
      answer: pageOf(carrierAnswer),
      background: true,
      signal,
    });
  }

  read(id: string, signal?: AbortSignal): Promise<Carrier> {
    return this.#http.call('GET /v1/carriers/{id}', { params: { id }, answer: record, background: true, signal });
  }

  soleRequests(id: string, signal?: AbortSignal): Promise<readonly SoleRequest[]> {
    return this.#http.call('GET /v1/carriers/{id}/sole-requests', {
      params: { id },
      answer: dataOf(listAnswer(soleRequestAnswer)),
      background: true,
      signal,
    });
  }

  change(id: string, change: CarrierChange, idempotencyKey: string, options?: WriteOptions): Promise<Carrier> {
    const { favourite, blocked, note } = change;
    const body = { favourite, blocked, note: 'note' in change ? (note ?? null) : undefined };
    const call = { params: { id }, body, idempotencyKey, ...options, answer: record };
    return this.#http.call('PUT /v1/carriers/{id}', call);
  }
}
