import type { CarrierListEntry, CarrierLists } from '../../../application/carriers/CarrierLists.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { carrierListAnswer } from './carrierAnswer.ts';

const record = dataOf(carrierListAnswer);

/** A shipper's lists of carriers over HTTP. */
export class AxiosCarrierLists implements CarrierLists {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  all(signal?: AbortSignal): Promise<readonly CarrierList[]> {
    return this.#http.call('GET /v1/carrier-lists', {
      answer: dataOf(listAnswer(carrierListAnswer)),
      background: true,
      signal,
    });
  }

  add({ name, carriers }: CarrierListEntry, idempotencyKey: string): Promise<CarrierList> {
    const body = { name, carriers: [...carriers] };
    return this.#http.call('POST /v1/carrier-lists', { body, idempotencyKey, answer: record });
  }

  change(
    id: string,
    version: number,
    { name, carriers }: CarrierListEntry,
    idempotencyKey: string,
  ): Promise<CarrierList> {
    const body = { name, carriers: [...carriers], version };
    return this.#http.call('PUT /v1/carrier-lists/{id}', { params: { id }, body, idempotencyKey, answer: record });
  }

  async remove(id: string, version: number, idempotencyKey: string): Promise<void> {
    await this.#http.call('DELETE /v1/carrier-lists/{id}', {
      params: { id },
      query: { version: String(version) },
      idempotencyKey,
      answer: done,
    });
  }

  undo(id: string, version: number, idempotencyKey: string): Promise<CarrierList> {
    return this.#http.call('POST /v1/carrier-lists/{id}/undo', {
      params: { id },
      body: { version },
      idempotencyKey,
      answer: record,
    });
  }
}
