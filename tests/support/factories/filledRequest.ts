import type { RequestTemplate } from '../../../src/domain/request/RequestTemplate.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import type { Stop } from '../../../src/domain/stop/Stop.ts';
import type { Filled } from './Filled.ts';

const id = (last: number): string => `00000000-0000-4000-b000-${String(last).padStart(12, '0')}`;

/** A request that says all that can be said, no two values alike that could be mistaken for each other. */
export const filledRequest: Filled<ShipmentRequest> = {
  id: id(1),
  version: 4,
  createdAt: '2025-12-30T09:00:00.000Z',
  updatedAt: '2025-12-30T10:30:00.000Z',
  reference: 'PO 77',
  stops: [
    {
      type: 'pickup',
      place: {
        name: 'Halle 7',
        address: 'Messe-Allee 1',
        postcode: '04356',
        city: 'Leipzig',
        country: 'DE',
        lat: 51.396_123,
        lng: 12.402_456,
        accuracy: 'address',
        contact: { name: 'Ute Kern', phone: '+4934112345' },
      },
      window: { from: '2026-01-08T07:00:00.000Z', to: '2026-01-08T09:00:00.000Z', timeZone: 'Europe/Berlin' },
      serviceMin: 45,
      note: 'Gate 3',
    },
    {
      type: 'delivery',
      place: {
        name: 'Entrepôt Nord',
        address: 'Rue de Lyon 10',
        postcode: '69007',
        city: 'Lyon',
        country: 'FR',
        lat: 45.750_001,
        lng: 4.850_002,
        accuracy: 'manual',
        contact: { name: 'Jean Roux', phone: '+33478123456' },
      },
      window: { from: '2026-01-09T07:00:00.000Z', to: '2026-01-09T15:00:00.000Z', timeZone: 'Europe/Paris' },
      serviceMin: 75,
      note: 'Ring twice',
    },
  ],
  cargo: [
    {
      description: 'Petrol in drums',
      packageCode: 'DR',
      count: 24,
      grossKg: 18_400.5,
      volumeM3: 41.125,
      loadingMetres: 9.6,
      stackable: true,
      temperatureC: { min: -4.5, max: 8 },
      hsCode: '2710.12',
      marks: 'ACME 1-24',
      dangerous: {
        un: '1203',
        name: 'PETROL',
        class: '3',
        packingGroup: 'II',
        tunnelCode: 'D/E',
        transportCategory: 2,
        quantity: 480.25,
        limitedQuantity: true,
      },
      pickup: 0,
      delivery: 1,
    },
  ],
  required: {
    bodyTypes: ['reefer', 'box'],
    minPayloadKg: 20_000,
    temperatureC: { min: -3, max: 7 },
    adr: true,
    equipment: ['tail_lift', 'gps'],
  },
  pricing: { model: 'fixed', currency: 'EUR', target: { amountMinor: 125_050, currency: 'EUR' }, hideTarget: true },
  audience: { market: true, carriers: [id(2), id(3)], lists: [id(4), id(5)] },
  decisionBy: '2026-01-07T16:00:00.000Z',
  notes: 'Two drivers.\nNo transshipment.',
  status: 'withdrawn',
  endsAt: '2026-01-07T15:00:00Z',
  lane: 'DE-04:FR-69',
  km: 812,
  kmMethod: 'estimate',
  publishedAt: '2025-12-30T10:00:00.000Z',
  recovering: true,
  cancelReason: 'Order changed',
  awardedOffer: id(6),
  awardedPrice: { amountMinor: 119_050, currency: 'EUR' },
  shipmentId: id(7),
  offers: {
    live: 3,
    best: { amountMinor: 118_000, currency: 'EUR' },
    highest: { amountMinor: 131_000, currency: 'EUR' },
  },
  asked: { fleets: 5, answered: 4 },
  declines: [
    {
      reason: 'lane',
      note: 'Too far north',
      at: '2025-12-30T10:10:00.000Z',
      company: { id: id(9), name: 'Nordic Lines' },
    },
  ],
};

const { stops, cargo, required, pricing, audience, notes } = filledRequest;

/** A template of everything that a template holds. */
export const filledTemplate: Omit<Filled<RequestTemplate>, 'stops'> & { readonly stops: readonly Stop[] } = {
  id: id(8),
  createdAt: '2025-12-31T09:00:00.000Z',
  name: 'Weekly petrol',
  stops: stops.map((stop) => ({
    ...stop,
    window: { from: undefined, to: undefined, timeZone: stop.window.timeZone },
  })),
  cargo,
  required,
  pricing,
  audience,
  notes,
};
