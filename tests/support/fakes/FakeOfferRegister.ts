import type { Chosen, OfferMove, OfferRegister } from '../../../src/application/offers/OfferRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { Offer } from '../../../src/domain/offer/Offer.ts';
import type { OfferStatus } from '../../../src/domain/offer/OfferStatus.ts';
import type { OfferEntry } from '../../../src/domain/offer/readOffer.ts';
import type { AwardedShipment } from '../../../src/domain/shipment/AwardedShipment.ts';
import { offerFactory } from '../factories/offerFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

const shipment: AwardedShipment = {
  id: '00000000-0000-4000-e000-000000000001',
  reference: 'SH-2026-000123',
  carrier: { id: '00000000-0000-4000-c001-000000000002', name: 'Harbour Haulage' },
  price: { amountMinor: 118_000, currency: 'EUR' },
};

/** Offers, answered as configured. */
export class FakeOfferRegister implements OfferRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  readonly sent: { readonly id: string; readonly version?: number; readonly entry: OfferEntry }[] = [];
  readonly moves: { readonly id: string; readonly version: number; readonly move: OfferMove | 'accept' }[] = [];
  readonly bookings: { readonly loadId: string; readonly chosen: Chosen }[] = [];
  readonly keys: string[] = [];
  page: Outcome<Page<Offer>> = { rows: [], page: 0, size: 25, total: 0 };
  counts: Outcome<Readonly<Record<OfferStatus, number>>> = {
    submitted: 0,
    countered: 0,
    accepted: 0,
    rejected: 0,
    withdrawn: 0,
    expired: 0,
  };
  offer: Outcome<Offer> = offerFactory.build();
  /** The latest offers, by load. */
  ofLoads: Readonly<Record<string, Offer>> = {};
  /** What a write answers. */
  written: Outcome<Offer> = offerFactory.build();
  shipment: Outcome<AwardedShipment> = shipment;

  list(view: ListView): Promise<Page<Offer>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  count(): Promise<Readonly<Record<OfferStatus, number>>> {
    return settle(this.counts);
  }

  read(): Promise<Offer> {
    return settle(this.offer);
  }

  ofLoad(loadId: string): Promise<Offer | undefined> {
    return settle(this.ofLoads[loadId]);
  }

  submit(loadId: string, entry: OfferEntry, idempotencyKey: string): Promise<Offer> {
    this.sent.push({ id: loadId, entry });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }

  revise(id: string, version: number, entry: OfferEntry, idempotencyKey: string): Promise<Offer> {
    this.sent.push({ id, version, entry });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }

  move(id: string, version: number, move: OfferMove, idempotencyKey: string): Promise<Offer> {
    this.moves.push({ id, version, move });
    this.keys.push(idempotencyKey);
    return settle(this.written);
  }

  accept(id: string, version: number, idempotencyKey: string): Promise<AwardedShipment> {
    this.moves.push({ id, version, move: 'accept' });
    this.keys.push(idempotencyKey);
    return settle(this.shipment);
  }

  book(loadId: string, chosen: Chosen, idempotencyKey: string): Promise<AwardedShipment> {
    this.bookings.push({ loadId, chosen });
    this.keys.push(idempotencyKey);
    return settle(this.shipment);
  }
}
