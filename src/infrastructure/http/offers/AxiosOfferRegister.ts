import * as v from 'valibot';
import type { Chosen, OfferMove, OfferRegister } from '../../../application/offers/OfferRegister.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { offerListSpec } from '../../../domain/offer/offerListSpec.ts';
import { offerStatuses, type OfferStatus } from '../../../domain/offer/OfferStatus.ts';
import type { OfferEntry } from '../../../domain/offer/readOffer.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { awardedShipmentAnswer } from '../shipments/awardedShipmentAnswer.ts';
import { withFieldNames } from '../withFieldNames.ts';
import { offerAnswer } from './offerAnswer.ts';

const record = dataOf(offerAnswer);
const shipment = dataOf(awardedShipmentAnswer);

const counts = v.object(v.entriesFromList(offerStatuses, v.number()));

const bodyOf = ({ amount, validUntil, pickupAt, vehicleId, trailerId, driverId, message, standBy }: OfferEntry) => ({
  amount,
  validUntil,
  pickupAt: pickupAt ?? null,
  vehicleId: vehicleId ?? null,
  trailerId: trailerId ?? null,
  driverId: driverId ?? null,
  message: message ?? null,
  standBy,
});

/** What is said of the parts of an amount is said of the amount. */
const nameOf = (field: string): string => (field.startsWith('amount.') ? 'amount' : field);

/** A fleet's offers and bookings over HTTP. */
export class AxiosOfferRegister implements OfferRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Offer>> {
    return this.#http.call('GET /v1/offers', {
      query: listQueryOf(view, offerListSpec),
      answer: pageOf(offerAnswer),
      background: true,
      signal,
    });
  }

  count(signal?: AbortSignal): Promise<Readonly<Record<OfferStatus, number>>> {
    return this.#http.call('GET /v1/offers/counts', { answer: dataOf(counts), background: true, signal });
  }

  read(id: string, signal?: AbortSignal): Promise<Offer> {
    return this.#http.call('GET /v1/offers/{id}', { params: { id }, answer: record, background: true, signal });
  }

  async ofLoad(loadId: string, signal?: AbortSignal): Promise<Offer | undefined> {
    const { rows } = await this.#http.call('GET /v1/offers', {
      query: { loadId, sort: '-createdAt', page: '0', size: '1' },
      answer: pageOf(offerAnswer),
      background: true,
      signal,
    });
    return rows[0];
  }

  submit(loadId: string, entry: OfferEntry, idempotencyKey: string, termsVersion?: number): Promise<Offer> {
    const body = { ...bodyOf(entry), termsVersion: termsVersion ?? null };
    const call = { params: { id: loadId }, body, idempotencyKey, answer: record };
    return this.#http.call('POST /v1/loads/{id}/offers', call).catch(withFieldNames(nameOf));
  }

  revise(
    id: string,
    version: number,
    entry: OfferEntry,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<Offer> {
    const body = { ...bodyOf(entry), version };
    return this.#http
      .call('PUT /v1/offers/{id}', { params: { id }, body, idempotencyKey, ...options, answer: record })
      .catch(withFieldNames(nameOf));
  }

  move(id: string, version: number, move: OfferMove, idempotencyKey: string, options?: WriteOptions): Promise<Offer> {
    const call = { params: { id }, body: { version }, idempotencyKey, ...options, answer: record };
    return move === 'withdraw'
      ? this.#http.call('POST /v1/offers/{id}/withdraw', call)
      : this.#http.call('POST /v1/offers/{id}/confirm', call);
  }

  accept(id: string, version: number, idempotencyKey: string): Promise<AwardedShipment> {
    const body = { version };
    return this.#http.call('POST /v1/offers/{id}/accept', { params: { id }, body, idempotencyKey, answer: shipment });
  }

  book(
    loadId: string,
    { vehicleId, trailerId, driverId, amount, termsVersion }: Chosen,
    idempotencyKey: string,
  ): Promise<AwardedShipment> {
    const body = { vehicleId, trailerId: trailerId ?? null, driverId, amount, termsVersion: termsVersion ?? null };
    const call = { params: { id: loadId }, body, idempotencyKey, answer: shipment };
    return this.#http.call('POST /v1/loads/{id}/book', call);
  }
}
