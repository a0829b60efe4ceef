import type { EdiPartners } from '../../../src/application/edi/EdiPartners.ts';
import type { EdiPartner } from '../../../src/domain/edi/partner/EdiPartner.ts';
import type { PartnerCodes } from '../../../src/domain/edi/partner/PartnerCodes.ts';
import type { Failure } from '../../../src/domain/failure/Failure.ts';

/** Partners in memory, as the service keeps them; every call fails with `failure` once there is one. */
export class FakeEdiPartners implements EdiPartners {
  readonly calls: string[] = [];
  readonly keys: string[] = [];
  partners: readonly EdiPartner[];
  failure: Failure | undefined;

  constructor(...codes: readonly PartnerCodes[]) {
    this.partners = codes.map((each, at) => ({ id: `p-${at + 1}`, version: 1, codes: each }));
  }

  async all(): Promise<readonly EdiPartner[]> {
    if (this.failure) throw this.failure;
    return this.partners;
  }

  add(codes: PartnerCodes, idempotencyKey: string): Promise<EdiPartner> {
    const added = { id: `p-${this.partners.length + 1}`, version: 1, codes };
    return this.#write(`add ${codes.address.id}`, idempotencyKey, added, [...this.partners, added]);
  }

  change(id: string, version: number, codes: PartnerCodes, idempotencyKey: string): Promise<EdiPartner> {
    const changed = { id, version: version + 1, codes };
    const all = this.partners.map((each) => (each.id === id ? changed : each));
    return this.#write(`change ${id} ${version}`, idempotencyKey, changed, all);
  }

  async remove(id: string, version: number, idempotencyKey: string): Promise<void> {
    const others = this.partners.filter((each) => each.id !== id);
    await this.#write(`remove ${id} ${version}`, idempotencyKey, undefined, others);
  }

  async #write<Answer>(
    call: string,
    idempotencyKey: string,
    answer: Answer,
    partners: readonly EdiPartner[],
  ): Promise<Answer> {
    this.calls.push(call);
    this.keys.push(idempotencyKey);
    if (this.failure) throw this.failure;
    this.partners = partners;
    return answer;
  }
}
