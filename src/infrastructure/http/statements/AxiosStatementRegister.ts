import * as v from 'valibot';
import type { StatementRegister } from '../../../application/statements/StatementRegister.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { ageingBuckets } from '../../../domain/statement/ageingBucket.ts';
import type { AgeingSum } from '../../../domain/statement/AgeingSum.ts';
import { type Statement, type StatementRecord, statementStatuses } from '../../../domain/statement/Statement.ts';
import { statementListSpec } from '../../../domain/statement/statementListSpec.ts';
import { ignoring } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

/** The statements of either party over HTTP. What answers are read by comes with the first of them. */
export class AxiosStatementRegister implements StatementRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  async list(view: ListView, signal?: AbortSignal): Promise<Page<Statement>> {
    const { listedStatementAnswer } = await import('./statementAnswers.ts');
    return this.#http.call('GET /v1/statements', {
      query: listQueryOf(view, statementListSpec),
      answer: pageOf(listedStatementAnswer),
      background: true,
      signal,
    });
  }

  ageing(signal?: AbortSignal): Promise<readonly AgeingSum[]> {
    const sum = v.object({
      currency: v.string(),
      bucket: v.picklist(ageingBuckets),
      count: v.number(),
      totalMinor: v.number(),
    });
    const counts = v.pipe(
      ignoring([...statementStatuses, 'overdue'], v.object({ ageing: v.array(sum) })),
      v.transform(({ ageing }) => ageing),
    );
    return this.#http.call('GET /v1/statements/counts', { answer: dataOf(counts), background: true, signal });
  }

  async read(id: string, signal?: AbortSignal): Promise<StatementRecord> {
    const { statementAnswer } = await import('./statementAnswers.ts');
    const answer = dataOf(statementAnswer);
    return this.#http.call('GET /v1/statements/{id}', { params: { id }, answer, background: true, signal });
  }
}
