import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { offerAnswer, receivedOfferAnswer } from '../../services/offers/offerAnswers.ts';
import { offerChange } from '../../services/offers/offerBody.ts';
import { draftOfOffer } from '../../src/domain/offer/draftOfOffer.ts';
import { readOffer } from '../../src/domain/offer/readOffer.ts';
import { AxiosOfferRegister } from '../../src/infrastructure/http/offers/AxiosOfferRegister.ts';
import { AxiosReceivedOffers } from '../../src/infrastructure/http/requests/AxiosReceivedOffers.ts';
import { filledOffer, filledReceivedOffer } from '../support/factories/filledOffers.ts';
import { recordedLine } from './recordedLine.ts';

const answering = (data: unknown) => recordedLine({ code: 200, data });

describe('an offer with every field filled', () => {
  const { id, version, load, counter, validUntil, pickupAt, message, standBy, vehicleId, trailerId, driverId } =
    filledOffer;

  it('is answered exactly as the contract says', () => {
    expect(v.parse(offerAnswer, filledOffer)).toEqual(filledOffer);
  });

  it('is read complete', async () => {
    expect(await new AxiosOfferRegister(answering(filledOffer).http).read(id)).toEqual(filledOffer);
  });

  it('is written back complete from its form, at the price of the counter-offer', async () => {
    const { http, sent } = answering(filledOffer);
    const { decisionBy } = load;
    const terms = { currency: 'EUR', decisionBy, now: Date.UTC(2026, 0, 5, 9), zone: 'Europe/Berlin' };
    const read = readOffer(draftOfOffer(filledOffer), terms);
    if (read.ok) await new AxiosOfferRegister(http).revise(id, version, read.value, 'key');
    const told = { amount: counter.amount, validUntil, pickupAt, message, standBy };
    expect(v.parse(offerChange, sent.body)).toEqual({ ...told, vehicleId, trailerId, driverId, version });
  });
});

/** With what the application leaves unread of its CO2e. */
const told = {
  ...filledReceivedOffer,
  co2e: {
    ...filledReceivedOffer.co2e,
    consignments: filledReceivedOffer.co2e.consignments.map((each) => ({
      ...each,
      pickup: 0,
      delivery: 1,
      tkm: 1_600,
      wtwGrams: 152_032,
      ttwGrams: 123_248,
    })),
    factors: filledReceivedOffer.co2e.factors.map((each) => ({
      ...each,
      source: 'Own measurements',
      key: 'artic_over_33',
      vehicle: 'Articulated',
      refrigerated: true,
      load: 'empty',
      unit: 'kg/km',
      distanceBasis: null,
      ttw: null,
      wtt: null,
      wtw: 0.92402,
    })),
  },
};

describe('an offer that a shipper received with every field filled', () => {
  it('is answered exactly as the contract says', () => {
    expect(v.parse(receivedOfferAnswer, told)).toEqual(told);
  });

  it('is read complete', async () => {
    const offers = new AxiosReceivedOffers(answering([told]).http);
    expect(await offers.list('r1')).toEqual([filledReceivedOffer]);
  });
});
