import type { Offer } from '../../../src/domain/offer/Offer.ts';
import type { OfferFacts } from '../../../src/domain/offer/OfferFacts.ts';
import type { ReceivedOffer } from '../../../src/domain/offer/ReceivedOffer.ts';
import type { SeenLoad } from '../../../src/domain/load/SeenLoad.ts';
import type { Filled } from './Filled.ts';

const id = (last: number): string => `00000000-0000-4000-d000-${String(last).padStart(12, '0')}`;
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const facts: Filled<OfferFacts> = {
  id: id(1),
  version: 3,
  createdAt: '2026-01-05T08:30:00.000Z',
  updatedAt: '2026-01-05T08:42:00.000Z',
  amount: euro(125_000),
  status: 'countered',
  outdated: true,
  changes: ['stops'],
  pickupAt: '2026-01-07T06:00:00.000Z',
  validUntil: '2026-01-06T15:00:00.000Z',
  counter: { amount: euro(115_025), validUntil: '2026-01-05T12:00:00.000Z' },
  message: 'Loading ramp needed.\nCall ahead.',
  standBy: true,
  trail: [{ amount: euro(130_000), by: 'shipper', at: '2026-01-05T07:00:00.000Z' }],
  verdict: {
    fits: false,
    reasons: [
      { code: 'payload', severity: 'block', of: 'vehicle', has: 8_000, needs: 9_500, until: '2026-01-08' },
      {
        code: 'temperature',
        severity: 'warn',
        of: 'trailer',
        has: { min: 0, max: 9 },
        needs: { min: 2, max: 8 },
        until: '',
      },
      { code: 'body_type', severity: 'block', of: 'vehicle', has: ['box'], needs: ['reefer'], until: '' },
    ],
  },
  closedReason: 'price',
};

const seenLoad: Filled<SeenLoad> = {
  stops: [
    {
      type: 'pickup',
      city: 'Essen',
      postcodeArea: '45',
      country: 'DE',
      lat: 51.5,
      lng: 7,
      window: { from: '2026-01-06T06:00:00.000Z', to: '2026-01-06T10:00:00.000Z', timeZone: 'Europe/Berlin' },
      serviceMin: 45,
    },
  ],
  cargo: [
    {
      description: 'Paint',
      packageCode: 'OH',
      count: 24,
      grossKg: 9_500,
      volumeM3: 40,
      loadingMetres: 9.6,
      stackable: true,
      temperatureC: { min: 2, max: 8 },
      hsCode: '3208',
      dangerous: {
        un: '1263',
        name: 'Paint',
        class: '3',
        packingGroup: 'II',
        tunnelCode: 'D/E',
        transportCategory: 2,
        quantity: 400,
        limitedQuantity: true,
      },
      pickup: 0,
      delivery: 1,
    },
  ],
  required: {
    bodyTypes: ['reefer'],
    minPayloadKg: 9_500,
    temperatureC: { min: 2, max: 8 },
    adr: true,
    equipment: ['straps'],
  },
  pricing: { model: 'bid', currency: 'EUR', target: euro(118_000) },
  decisionBy: '2026-01-05T16:00:00.000Z',
};

/** An offer that says all its fleet can say and see. */
export const filledOffer: Filled<Offer> = {
  ...facts,
  terms: {
    freeMin: { pickup: 90, delivery: 60 },
    ratePerHourMinor: 5_550,
    incrementMin: 30,
    capMin: 240,
    lateRule: 'reduce_free',
    graceLateMin: 20,
    cancellationFeeMinor: 15_000,
    paymentDays: 45,
  },
  loadId: id(2),
  load: {
    stops: [
      {
        type: 'pickup',
        city: 'Essen',
        postcodeArea: '45',
        country: 'DE',
        lat: 51.5,
        lng: 7,
        window: { from: '2026-01-07T06:00:00.000Z', to: '2026-01-07T10:00:00.000Z', timeZone: 'Europe/Berlin' },
        serviceMin: 45,
      },
    ],
    km: 900,
    decisionBy: '2026-01-06T16:00:00.000Z',
    currency: 'EUR',
    target: euro(118_000),
  },
  shipper: { id: id(3), name: 'Sundby Foods' },
  vehicleId: id(4),
  trailerId: id(5),
  driverId: id(6),
  changedLoad: {
    before: seenLoad,
    now: { ...seenLoad, decisionBy: '2026-01-06T16:00:00.000Z' },
    changes: [{ what: 'details', stop: 0, fields: ['volumeM3'] }],
  },
  shipmentId: id(8),
};

/** The same as its shipper sees it. */
export const filledReceivedOffer: Filled<ReceivedOffer> = {
  ...facts,
  co2e: {
    level: 'modelled',
    wtwGrams: 152_032,
    ttwGrams: 123_248,
    massKg: 8_000,
    tkm: 1_600,
    consignments: [{ massKg: 8_000, km: 200 }],
    class: 'artic_over_33',
    refrigerated: true,
    emptyKm: 60,
    factors: [
      {
        set: 'Own factors',
        version: '3',
        publishedOn: '2026-02-01',
        region: 'Germany',
        gwp: 'AR6',
        licence: 'Internal',
        fuel: 'diesel',
      },
    ],
    distance: { type: 'sfd', method: 'planned_route' },
  },
  company: { id: id(7), name: 'Nordfracht', isNew: true },
  terms: {
    freeMin: { pickup: 90, delivery: 60 },
    ratePerHourMinor: 5_550,
    incrementMin: 30,
    capMin: 240,
    lateRule: 'from_arrival',
    graceLateMin: 20,
    cancellationFeeMinor: 15_000,
    paymentDays: 45,
  },
  emptyKm: 85,
  scorecard: {
    days: 90,
    completed: 14,
    lastUsedAt: '2026-01-02T08:00:00.000Z',
    onTimePickup: { n: 11, share: 0.8 },
    onTime: { n: 12, share: 0.75 },
    notified: { n: 10, share: 0.5 },
    accepted: { n: 16, share: 0.75 },
    tracked: { n: 22, share: 0.95 },
    proof: { n: 13, share: 1 },
    hitRate: { n: 20, share: 0.5 },
    fallOff: { n: 3, share: 0.25 },
    answer: { n: 21, medianMin: 40 },
  },
};
