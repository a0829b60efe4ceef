import { Factory } from 'fishery';
import type { Party, Shipment, ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../src/domain/shipment/ShipmentEvent.ts';
import { requestFactory } from './requestFactory.ts';

const bookedAt = Date.UTC(2026, 0, 5, 8);

/** What a carrier at the desk reports; later ones are recorded later. */
export const eventFactory = Factory.define<ShipmentEvent>(({ sequence, params }) => {
  const at = params.at ?? bookedAt + sequence * 60_000;
  return {
    id: `00000000-0000-4000-e100-${String(sequence).padStart(12, '0')}`,
    type: 'note',
    stop: null,
    at,
    recordedAt: at,
    side: 'carrier',
    source: 'desk',
    position: null,
    data: {},
  };
});

const booked: ShipmentEvent = {
  id: 'e-booked',
  type: 'booked',
  stop: null,
  at: bookedAt,
  recordedAt: bookedAt,
  side: 'shipper',
  source: 'desk',
  position: null,
  data: {},
};

const senderAddress = { street: 'Havnegade 12', postcode: '8000', city: 'Aarhus', country: 'DK' };
const carrierAddress = { street: 'Am Sandtorkai 5', postcode: '20457', city: 'Hamburg', country: 'DE' };

/** A shipment from Leipzig to Lyon that was booked an hour ago and has no truck yet; its clock is that of `FakeClock`. */
export const shipmentFactory = Factory.define<ShipmentRecord>(({ sequence }) => {
  const { stops = [], cargo = [], required = { bodyTypes: [] } } = requestFactory.build();
  return {
    id: `00000000-0000-4000-e000-${String(sequence).padStart(12, '0')}`,
    version: 3,
    createdAt: '2026-01-05T08:00:00Z',
    updatedAt: '2026-01-05T08:00:00Z',
    reference: `SH-2026-${String(sequence).padStart(6, '0')}`,
    status: 'booked',
    flags: ['unassigned'],
    requestId: '00000000-0000-4000-b000-000000000001',
    shipper: { id: '00000000-0000-4000-c001-000000000001', name: 'Sundby Foods', address: senderAddress },
    carrier: { id: '00000000-0000-4000-c001-000000000002', name: 'Harbour Haulage', address: carrierAddress },
    price: { amountMinor: 118_000, currency: 'EUR' },
    km: 912,
    expectedLate: undefined,
    assignBy: '2026-01-08T03:00:00Z',
    nextStop: 0,
    freeUntil: undefined,
    lastEvent: { type: 'booked', at: '2026-01-05T08:00:00Z' },
    completesAt: undefined,
    stops,
    cargo,
    required,
    goods: { description: 'Machine parts', lines: 1, grossKg: 18_400 },
    assignment: undefined,
    notes: undefined,
    terms: {
      freeMin: { pickup: 120, delivery: 120 },
      ratePerHourMinor: 6000,
      incrementMin: 15,
      capMin: 300,
      lateRule: 'forfeit',
      graceLateMin: 15,
      cancellationFeeMinor: 0,
      paymentDays: 30,
    },
    documents: [],
    events: [booked],
  };
});

const named = ({ id, name }: Party): Party => ({ id, name });

/** The same as a row of the list, which has no addresses. */
export const shipmentRow = (shipment: ShipmentRecord): Shipment => {
  const { cargo: _, terms: __, events: ___, notes: ____, required: _____, documents: ______, ...row } = shipment;
  return { ...row, shipper: named(row.shipper), carrier: named(row.carrier), co2e: undefined };
};
