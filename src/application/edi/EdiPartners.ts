import type { ServiceIdentifier } from 'inversify';
import type { EdiPartner } from '../../domain/edi/partner/EdiPartner.ts';
import type { PartnerCodes } from '../../domain/edi/partner/PartnerCodes.ts';

/** The partners whose codes the selected company keeps: at most fifty, each id once. */
export interface EdiPartners {
  /** By the id of their files. */
  all(signal?: AbortSignal): Promise<readonly EdiPartner[]>;
  /** An id that is taken is refused (422 at `partner`). */
  add(codes: PartnerCodes, idempotencyKey: string): Promise<EdiPartner>;
  change(id: string, version: number, codes: PartnerCodes, idempotencyKey: string): Promise<EdiPartner>;
  remove(id: string, version: number, idempotencyKey: string): Promise<void>;
}
export const EdiPartners: ServiceIdentifier<EdiPartners> = Symbol('EdiPartners');
