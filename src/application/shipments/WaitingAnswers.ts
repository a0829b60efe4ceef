import type { ServiceIdentifier } from 'inversify';
import type { disputeReasons } from '../../domain/shipment/disputeReasons.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';

/** Why a charge for waiting is disputed, and a word to the carrier. */
export interface WaitingDispute {
  readonly reason: (typeof disputeReasons)[number];
  readonly note: string | undefined;
}

/** What a shipper says to the charge for waiting at a stop, by its index. An outdated version is refused, as is a second answer (409). */
export interface WaitingAnswers {
  accept(id: string, version: number, stop: number, idempotencyKey: string): Promise<ShipmentRecord>;
  dispute(
    id: string,
    version: number,
    stop: number,
    dispute: WaitingDispute,
    idempotencyKey: string,
  ): Promise<ShipmentRecord>;
}
export const WaitingAnswers: ServiceIdentifier<WaitingAnswers> = Symbol('WaitingAnswers');
