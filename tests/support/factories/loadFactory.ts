import { Factory } from 'fishery';
import type { Load } from '../../../src/domain/load/Load.ts';

/** A load from Essen to Lyon for which the shipper asks for offers, with every optional field filled but the own offer. */
export const loadFactory = Factory.define<Load>(({ sequence }) => ({
  id: `00000000-0000-4000-c000-${String(sequence).padStart(12, '0')}`,
  shipper: { id: '00000000-0000-4000-c001-000000000001', name: 'Sundby Foods', record: { days: 90, awarded: 12 } },
  publishedAt: '2026-01-05T08:00:00Z',
  asked: true,
  watched: true,
  possibleDuplicate: false,
  stops: [
    {
      type: 'pickup',
      city: 'Essen',
      postcodeArea: '45',
      country: 'DE',
      lat: 51.5,
      lng: 7,
      window: { from: '2026-01-07T06:00:00Z', to: '2026-01-07T10:00:00Z', timeZone: 'Europe/Berlin' },
      serviceMin: 45,
    },
    {
      type: 'delivery',
      city: 'Lyon',
      postcodeArea: '69',
      country: 'FR',
      lat: 45.7,
      lng: 4.8,
      window: { from: '2026-01-08T06:00:00Z', to: '2026-01-08T16:00:00Z', timeZone: 'Europe/Paris' },
      serviceMin: undefined,
    },
  ],
  cargo: [
    {
      description: 'Drinks',
      packageCode: 'OH',
      count: 24,
      grossKg: 12_000,
      volumeM3: 40,
      loadingMetres: 9.6,
      stackable: true,
      temperatureC: undefined,
      hsCode: '2202',
      dangerous: undefined,
      pickup: 0,
      delivery: 1,
    },
  ],
  required: {
    bodyTypes: ['curtainsider', 'box'],
    minPayloadKg: undefined,
    temperatureC: undefined,
    adr: false,
    equipment: [],
  },
  pricing: { model: 'bid', currency: 'EUR', target: { amountMinor: 118_000, currency: 'EUR' } },
  decisionBy: '2026-01-06T16:00:00Z',
  km: 900,
  terms: {
    version: 3,
    freeMin: { pickup: 90, delivery: 60 },
    ratePerHourMinor: 5_550,
    incrementMin: 30,
    capMin: 240,
    lateRule: 'from_arrival',
    graceLateMin: 20,
    cancellationFeeMinor: 15_000,
    paymentDays: 45,
  },
  ownOffer: undefined,
  fits: {
    count: 3,
    isAtLeast: false,
    nearly: [
      {
        vehicleId: '00000000-0000-4000-c002-000000000001',
        reasons: [{ code: 'payload', severity: 'block', has: 10_000, needs: 12_000 }],
      },
    ],
  },
  verdict: undefined,
  emptyKm: undefined,
}));
