import * as v from 'valibot';
import type { CompanyDirectory } from '../../../application/company/CompanyDirectory.ts';
import type { Company } from '../../../domain/company/Company.ts';
import type { Membership } from '../../../domain/company/Membership.ts';
import { roles } from '../../../domain/company/Role.ts';
import { readRegion } from '../../../domain/region/readRegion.ts';
import { idAnswer } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const company = v.object({ id: idAnswer, name: v.string(), domain: v.fallback(v.string(), '') });
const membership = v.pipe(
  v.object({
    ...company.entries,
    audience: v.picklist(['fleet', 'office']),
    role: v.picklist(roles),
    region: v.fallback(v.nullable(v.string()), null),
  }),
  v.transform((told) => ({ ...told, region: readRegion(told.region) })),
);

/** The companies service over HTTP (seed §7). */
export class AxiosCompanyDirectory implements CompanyDirectory {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  brandCompanies(): Promise<readonly Company[]> {
    return this.#http.call('GET /v1/companies/', {
      query: { isPaged: 'false', userId: '1' },
      answer: dataOf(listAnswer(company)),
      background: true,
    });
  }

  membershipsOf(userId: string): Promise<readonly Membership[]> {
    return this.#http.call('GET /v1/companies', {
      query: { isPaged: 'false', userId },
      answer: dataOf(listAnswer(membership)),
      background: true,
    });
  }
}
