import type { ServiceIdentifier } from 'inversify';
import type { ShipperTerms } from '../../domain/terms/ShipperTerms.ts';
import type { TermsFacts } from '../../domain/terms/termsFields.ts';

/** What the selected shipper agrees on waiting, cancelling and paying. */
export interface OwnTerms {
  read(signal?: AbortSignal): Promise<ShipperTerms>;
  /** For offers made from now on. Refused with 409 if `version` is not the latest. */
  change(version: number, terms: TermsFacts, idempotencyKey: string): Promise<ShipperTerms>;
}
export const OwnTerms: ServiceIdentifier<OwnTerms> = Symbol('OwnTerms');
