import { describe, expect, it } from 'vitest';
import { draftOfOffer } from '../../../src/domain/offer/draftOfOffer.ts';
import { readOffer } from '../../../src/domain/offer/readOffer.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';

const priced = (amountMinor: number, currency: string) => {
  const { load } = offerFactory.build();
  return offerFactory.build({ amount: { amountMinor, currency }, load: load && { ...load, currency } });
};

describe('another price for an offer', () => {
  it.each([
    [125_000, 'EUR', '1250'],
    [125_050, 'EUR', '1250.50'],
    [125_005, 'EUR', '1250.05'],
    [125_000, 'JPY', '125000'],
    [1_250_500, 'BHD', '1250.500'],
  ])('begins with that of before: %i of the smallest unit of %s is %s', (amountMinor, currency, amount) => {
    expect(draftOfOffer(priced(amountMinor, currency)).amount).toBe(amount);
  });

  it('begins with what the shipper would pay, once they said so', () => {
    const counter = { amount: { amountMinor: 110_000, currency: 'EUR' }, validUntil: '2026-01-06T16:00:00Z' };
    expect(draftOfOffer(offerFactory.build({ counter })).amount).toBe('1100');
  });

  it('begins with none where the shipper asks for another currency by now', () => {
    const offer = priced(125_000, 'EUR');
    expect(draftOfOffer({ ...offer, load: offer.load && { ...offer.load, currency: 'PLN' } }).amount).toBe('');
  });

  it('stands as long as it did, until the deadline if that was its end', () => {
    const offer = offerFactory.build();
    expect(draftOfOffer(offer)).toMatchObject({ validFor: 'decision', validUntil: '' });
    const validUntil = '2026-01-06T12:00:00Z';
    expect(draftOfOffer({ ...offer, validUntil })).toMatchObject({ validFor: 'own', validUntil });
    expect(draftOfOffer({ ...offer, load: undefined })).toMatchObject({ validFor: 'own' });
  });

  it('keeps vehicle, driver, pickup and message', () => {
    const chosen = {
      vehicleId: 'v',
      trailerId: 't',
      driverId: 'd',
      pickupAt: '2026-01-08T07:00:00Z',
      message: 'With tail lift',
    };
    expect(draftOfOffer(offerFactory.build({ ...chosen, standBy: true }))).toMatchObject({ ...chosen, standBy: 'yes' });
  });

  it('is read back as the same offer', () => {
    const offer = priced(125_050, 'EUR');
    const terms = { currency: 'EUR', decisionBy: offer.load?.decisionBy, now: 0, zone: 'Europe/Berlin' };
    expect(readOffer(draftOfOffer(offer), terms)).toMatchObject({
      ok: true,
      value: { amount: offer.amount, message: undefined, vehicleId: undefined, standBy: false },
    });
  });
});
