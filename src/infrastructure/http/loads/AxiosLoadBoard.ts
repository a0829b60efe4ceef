import type { Decline, LoadBoard } from '../../../application/loads/LoadBoard.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { loadAnswer } from './loadAnswer.ts';

/** The loads of shippers over HTTP. */
export class AxiosLoadBoard implements LoadBoard {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Load>> {
    return this.#http.call('GET /v1/loads', {
      query: listQueryOf(view, loadListSpec),
      answer: pageOf(loadAnswer),
      background: true,
      signal,
    });
  }

  read(id: string, signal?: AbortSignal): Promise<Load> {
    return this.#http.call('GET /v1/loads/{id}', {
      params: { id },
      answer: dataOf(loadAnswer),
      background: true,
      signal,
    });
  }

  async decline(id: string, { reason, text }: Decline, idempotencyKey: string, options?: WriteOptions): Promise<void> {
    const call = { params: { id }, body: { reason, text: text ?? null }, idempotencyKey, ...options, answer: done };
    await this.#http.call('POST /v1/loads/{id}/decline', call);
  }

  async watch(id: string, isWatched: boolean, idempotencyKey: string): Promise<void> {
    const call = { params: { id }, idempotencyKey, background: true, answer: done };
    if (isWatched) await this.#http.call('PUT /v1/loads/{id}/watch', call);
    else await this.#http.call('DELETE /v1/loads/{id}/watch', call);
  }
}
