import type { RequestTemplates } from '../../../application/requests/RequestTemplates.ts';
import type { RequestEntry } from '../../../domain/request/parseRequest.ts';
import type { RequestTemplate } from '../../../domain/request/RequestTemplate.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { contentBody } from './contentBody.ts';
import { templateAnswer } from './requestAnswers.ts';

/** A shipper's templates over HTTP. */
export class AxiosRequestTemplates implements RequestTemplates {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  all(signal?: AbortSignal): Promise<readonly RequestTemplate[]> {
    return this.#http.call('GET /v1/request-templates', {
      answer: dataOf(listAnswer(templateAnswer)),
      background: true,
      signal,
    });
  }

  add(name: string, entry: RequestEntry, idempotencyKey: string): Promise<RequestTemplate> {
    return this.#http.call('POST /v1/request-templates', {
      body: { ...contentBody(entry), name },
      idempotencyKey,
      answer: dataOf(templateAnswer),
    });
  }

  async remove(id: string, idempotencyKey: string): Promise<void> {
    await this.#http.call('DELETE /v1/request-templates/{id}', { params: { id }, idempotencyKey, answer: done });
  }

  undo(id: string, idempotencyKey: string): Promise<RequestTemplate> {
    return this.#http.call('POST /v1/request-templates/{id}/undo', {
      params: { id },
      idempotencyKey,
      answer: dataOf(templateAnswer),
    });
  }
}
