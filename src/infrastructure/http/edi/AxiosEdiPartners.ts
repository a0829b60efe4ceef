import * as v from 'valibot';
import type { EdiPartners } from '../../../application/edi/EdiPartners.ts';
import type { EdiPartner } from '../../../domain/edi/partner/EdiPartner.ts';
import type { PartnerCodes } from '../../../domain/edi/partner/PartnerCodes.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { partnerAnswer, partnerBody } from './partnerWire.ts';

/** The partners whose codes a company keeps, over HTTP. */
export class AxiosEdiPartners implements EdiPartners {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  /** Fails where one of them cannot be read: its files must not be read by the standard codes. */
  all(signal?: AbortSignal): Promise<readonly EdiPartner[]> {
    return this.#http.call('GET /v1/edi-partners', {
      answer: dataOf(v.array(partnerAnswer)),
      background: true,
      signal,
    });
  }

  add(codes: PartnerCodes, idempotencyKey: string): Promise<EdiPartner> {
    return this.#http.call('POST /v1/edi-partners', {
      body: partnerBody(codes),
      idempotencyKey,
      answer: dataOf(partnerAnswer),
    });
  }

  change(id: string, version: number, codes: PartnerCodes, idempotencyKey: string): Promise<EdiPartner> {
    return this.#http.call('PUT /v1/edi-partners/{id}', {
      params: { id },
      body: { ...partnerBody(codes), version },
      idempotencyKey,
      answer: dataOf(partnerAnswer),
    });
  }

  async remove(id: string, version: number, idempotencyKey: string): Promise<void> {
    await this.#http.call('DELETE /v1/edi-partners/{id}', {
      params: { id },
      query: { version: String(version) },
      idempotencyKey,
      answer: done,
    });
  }
}
