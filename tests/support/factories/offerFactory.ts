import { Factory } from 'fishery';
import type { Offer } from '../../../src/domain/offer/Offer.ts';
import { loadFactory } from './loadFactory.ts';

/** A running offer of 1,250 EUR. */
export const offerFactory = Factory.define<Offer>(({ sequence }) => {
  const { id, stops, km, decisionBy, shipper, pricing } = loadFactory.build();
  return {
    id: `00000000-0000-4000-d000-${String(sequence).padStart(12, '0')}`,
    version: 1,
    createdAt: '2026-01-05T08:30:00Z',
    updatedAt: '2026-01-05T08:30:00Z',
    loadId: id,
    load: { stops, km, decisionBy, currency: pricing.currency, target: pricing.target },
    shipper: { id: shipper.id, name: shipper.name },
    amount: { amountMinor: 125_000, currency: 'EUR' },
    status: 'submitted',
    outdated: false,
    changes: [],
    pickupAt: undefined,
    validUntil: '2026-01-06T16:00:00Z',
    counter: undefined,
    message: undefined,
    standBy: false,
    trail: [],
    verdict: undefined,
    closedReason: undefined,
    vehicleId: undefined,
    trailerId: undefined,
    driverId: undefined,
    terms: undefined,
    changedLoad: undefined,
    shipmentId: undefined,
  };
});
