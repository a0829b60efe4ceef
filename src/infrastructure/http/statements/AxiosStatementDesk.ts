import type { Versioned } from '../../../application/shared/Versioned.ts';
import type { Payment, StatementDesk, StatementMove } from '../../../application/statements/StatementDesk.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { ExtraFacts } from '../../../domain/statement/parseExtras.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { statementAnswer } from './statementAnswers.ts';

const answer = dataOf(statementAnswer);

/** Writes statements over HTTP. */
export class AxiosStatementDesk implements StatementDesk {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  keepExtras({ id, version }: Versioned, extras: readonly ExtraFacts[], idempotencyKey: string) {
    const body = { version, extras: extras.map((extra) => ({ ...extra, id: extra.id ?? null })) };
    return this.#http.call('PUT /v1/statements/{id}/extras', { params: { id }, body, idempotencyKey, answer });
  }

  issue({ id, version }: Versioned, timeZone: string, idempotencyKey: string, options?: WriteOptions) {
    const sent = { params: { id }, body: { version, timeZone }, idempotencyKey, answer, ...options };
    return this.#http.call('POST /v1/statements/{id}/issue', sent);
  }

  move(
    { id, version }: Versioned,
    move: StatementMove,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<StatementRecord> {
    const sent = { params: { id }, body: { version }, idempotencyKey, answer, ...options };
    if (move === 'revise') return this.#http.call('POST /v1/statements/{id}/revise', sent);
    if (move === 'approve') return this.#http.call('POST /v1/statements/{id}/approve', sent);
    return this.#http.call('POST /v1/statements/{id}/settle', sent);
  }

  answer({ id, version }: Versioned, line: string, note: string | undefined, idempotencyKey: string) {
    return this.#http.call('POST /v1/statements/{id}/lines/{line}/answer', {
      params: { id, line },
      body: { version, note: note ?? null },
      idempotencyKey,
      answer,
    });
  }

  pay({ id, version }: Versioned, { paidOn, reference }: Payment, idempotencyKey: string, options?: WriteOptions) {
    const body = { version, paidOn, reference: reference ?? null };
    return this.#http.call('POST /v1/statements/{id}/pay', {
      params: { id },
      body,
      idempotencyKey,
      answer,
      ...options,
    });
  }

  deny({ id, version }: Versioned, note: string, idempotencyKey: string) {
    const body = { version, note };
    return this.#http.call('POST /v1/statements/{id}/deny', { params: { id }, body, idempotencyKey, answer });
  }
}
