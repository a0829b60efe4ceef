import * as v from 'valibot';
import type { CompanyProfile } from '../../../application/company/CompanyProfile.ts';
import type { CompanyDetails } from '../../../domain/company/CompanyDetails.ts';
import { type CompanyFacts, companyFields } from '../../../domain/company/companyFields.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import { idAnswer } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { answersOf } from '../record/answersOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const answer = dataOf(
  v.object({
    ...answersOf(companyFields),
    id: idAnswer,
    version: v.number(),
    audience: v.picklist(['fleet', 'office']),
  }),
);

/** The details of the selected company over HTTP. */
export class AxiosCompanyProfile implements CompanyProfile {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(signal?: AbortSignal): Promise<CompanyDetails> {
    return this.#http.call('GET /v1/company', { answer, background: true, signal });
  }

  change(version: number, facts: CompanyFacts, idempotencyKey: string): Promise<CompanyDetails> {
    const body = { ...toWire(companyFields, facts), version };
    return this.#http.call('PUT /v1/company', { body, idempotencyKey, answer });
  }
}
