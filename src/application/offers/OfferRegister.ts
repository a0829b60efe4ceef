import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { Money } from '../../domain/money/Money.ts';
import type { Offer } from '../../domain/offer/Offer.ts';
import type { OfferStatus } from '../../domain/offer/OfferStatus.ts';
import type { OfferEntry } from '../../domain/offer/readOffer.ts';
import type { AwardedShipment } from '../../domain/shipment/AwardedShipment.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** Who carries a load, at the price and for the terms that were shown. */
export interface Chosen {
  readonly vehicleId: string;
  readonly trailerId: string | undefined;
  readonly driverId: string;
  readonly amount: Money;
  /** Undefined where no terms were shown. */
  readonly termsVersion?: number | undefined;
}

/** What can be done with an offer as it stands. */
export type OfferMove = 'withdraw' | 'confirm';

/** The offers of the selected fleet. What is over by now is refused with 409 and a reason, as is an outdated version. */
export interface OfferRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Offer>>;
  /** How many offers have each status now. */
  count(signal?: AbortSignal): Promise<Readonly<Record<OfferStatus, number>>>;
  read(id: string, signal?: AbortSignal): Promise<Offer>;
  /** The fleet's latest offer for a load; undefined if it made none. */
  ofLoad(loadId: string, signal?: AbortSignal): Promise<Offer | undefined>;
  /** Refused with 409 once the shipper's terms are others than the version that was shown. */
  submit(loadId: string, entry: OfferEntry, idempotencyKey: string, termsVersion?: number): Promise<Offer>;
  revise(
    id: string,
    version: number,
    entry: OfferEntry,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<Offer>;
  move(id: string, version: number, move: OfferMove, idempotencyKey: string, options?: WriteOptions): Promise<Offer>;
  /** Accepts a counter-offer, which makes a shipment. */
  accept(id: string, version: number, idempotencyKey: string): Promise<AwardedShipment>;
  /** Takes a load at its fixed price; refused with 409 as stale once it is another. What does not fit is refused with 422, one error for each reason. */
  book(loadId: string, chosen: Chosen, idempotencyKey: string): Promise<AwardedShipment>;
}
export const OfferRegister: ServiceIdentifier<OfferRegister> = Symbol('OfferRegister');
