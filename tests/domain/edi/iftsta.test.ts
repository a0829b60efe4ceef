import { describe, expect, it } from 'vitest';
import { writeEdifact } from '../../../src/domain/edi/edifact/writeEdifact.ts';
import { iftstaFile } from '../../../src/domain/edi/status/iftstaFile.ts';
import type { StatusMessage } from '../../../src/domain/edi/status/StatusMessage.ts';
import { writeIftsta } from '../../../src/domain/edi/status/writeIftsta.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { readFile } from './readFile.ts';
import { statusIftsta } from './vectors.ts';

const antwerp = { city: 'Antwerpen', region: undefined, country: 'BE', unlocode: 'BEANR' };
const at = (time: string) => ({ day: '2026-11-24', time, zone: '+01:00' });

const message: StatusMessage = {
  carrierReference: 'SHP-2026-004412',
  reference: 'SR-2026-000418',
  scac: undefined,
  references: [{ qualifier: 'CU', value: 'PO-88124' }],
  pickup: { name: '', code: { qualifier: '9', value: '5412345000013' } },
  delivery: { name: '', code: undefined },
  carrier: { name: 'Greenline Haulage BV', code: undefined },
  equipment: undefined,
  events: [
    { status: 'arrived_pickup', reason: 'none', time: at('06:55'), stop: 1, place: antwerp },
    { status: 'departed_pickup', reason: 'none', time: at('08:40'), stop: 1, place: antwerp },
  ],
  weight: undefined,
  count: undefined,
};

const envelope = {
  sender: { qualifier: 'ZZ', id: 'GREENLINE' },
  receiver: { qualifier: 'ZZ', id: 'LAKESHOREEU' },
  isTest: false,
  made: { day: '2026-11-24', time: '06:12' },
  control: 77,
} as const;
const order = { number: 'SHP-2026-004412-0003', made: { ...envelope.made, zone: undefined } };

describe('a status message (IFTSTA)', () => {
  it('is written as partners send it, to the letter', () => {
    expect(writeEdifact([writeIftsta(message, order)], envelope)).toEqual({ text: statusIftsta, changed: [] });
  });

  it.each([
    ['booked', 'none', '6'],
    ['arrived_pickup', 'none', '1'],
    ['departed_pickup', 'none', '24'],
    ['delayed', 'breakdown', '20+35'],
    ['delayed', 'weather', '20+63'],
    ['delayed', 'previous_stop', '20'],
    ['arrived_delivery', 'none', '1'],
    ['delivered', 'none', '21'],
    ['departed_delivery', 'none', '24'],
    ['refused', 'consignee_refused', '77+49'],
    ['damaged', 'none', '18'],
    ['cancelled', 'no_papers', '7+37'],
  ] as const)('tells %s for the reason %s as %s', (status, reason, written) => {
    const event = { status, reason, time: at('06:55'), stop: undefined, place: undefined };
    const { text } = writeEdifact([writeIftsta({ ...message, events: [event] }, order)], envelope);
    expect(text).toContain(`\nSTS+1+${written}'\n`);
  });
});

const now = Date.UTC(2026, 10, 26, 8);
const base = shipmentFactory.build({ reference: 'SR-2026-000418' });
const utc = (text: string): number => Date.parse(text);
const shipment: ShipmentRecord = {
  ...base,
  carrier: { id: 'c-1', name: 'Greenline' },
  shipper: { id: 'c-2', name: 'Lakeshore Foods' },
  assignment: {
    vehicle: { id: 'v-1', plate: 'T 4412' },
    trailer: undefined,
    driver: { id: 'd-1', name: 'Ada Moss', phone: '+493020001' },
  },
  notes: 'Call before noon',
  stops: [
    {
      type: 'pickup',
      place: {
        name: 'Łódź Depot',
        city: 'Łódź',
        country: 'PL',
        contact: { name: 'Dana Ortiz', phone: '+13125550142' },
      },
      window: { from: '2026-11-24T06:00:00Z', to: '2026-11-24T08:00:00Z', timeZone: 'Europe/Warsaw' },
    },
    {
      type: 'delivery',
      place: { name: "Entrepôt de l'Est", city: 'Lisboa', country: 'PT' },
      window: { from: '2026-11-25T08:00:00Z', to: '2026-11-25T10:00:00Z', timeZone: 'Europe/Lisbon' },
    },
  ],
  events: [
    ...base.events,
    eventFactory.build({
      type: 'assigned',
      data: { vehicleId: 'v-1', driverId: 'd-1' },
      at: utc('2026-11-20T10:00:00Z'),
    }),
    eventFactory.build({ type: 'dispatched', at: utc('2026-11-24T04:00:00Z') }),
    eventFactory.build({ type: 'arrived', stop: 0, at: utc('2026-11-24T05:55:00Z') }),
    eventFactory.build({ type: 'departed', stop: 0, at: utc('2026-11-24T07:40:00Z') }),
    eventFactory.build({
      type: 'note',
      data: { text: 'Margin is thin', visibility: 'internal' },
      at: utc('2026-11-24T08:00:00Z'),
    }),
    eventFactory.build({
      type: 'delay',
      stop: 1,
      data: { minutes: 65, reason: 'breakdown' },
      at: utc('2026-11-25T07:30:00Z'),
    }),
    eventFactory.build({ type: 'arrived', stop: 1, at: utc('2026-11-25T11:05:00Z') }),
    eventFactory.build({ type: 'delivered', stop: 1, at: utc('2026-11-25T12:30:00Z') }),
  ],
};

describe('the status of a shipment as a file of EDIFACT', () => {
  const { text, changed } = iftstaFile(shipment, now);

  it('tells what happened by the clock of each stop, where, and why the truck came late', () => {
    expect(text.slice(text.indexOf("STS+1+1'"), text.indexOf('UNT'))).toBe(`STS+1+1'
DTM+334:202611240655?+0100:205'
LOC+175+:::Lódz+PL:162:5'
STS+1+24'
DTM+334:202611240840?+0100:205'
LOC+175+:::Lódz+PL:162:5'
STS+1+20+35'
DTM+334:202611250730?+0000:205'
STS+1+1+35'
DTM+334:202611251105?+0000:205'
LOC+175+:::Lisboa+PT:162:5'
STS+1+21'
DTM+334:202611251230?+0000:205'
LOC+175+:::Lisboa+PT:162:5'
`);
    expect(changed).toEqual(['Łódź Depot', 'Łódź']);
  });

  it('has an envelope that is right, and the reference that the shipper knows the load by', () => {
    const { value, errors } = readFile(text);
    expect(errors).toEqual([]);
    const control = String(now / 1000 + 1 - 999_999_999);
    expect(value).toMatchObject({
      sender: { qualifier: 'ZZ', id: 'GREENLINE' },
      receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
      control,
      isTest: false,
    });
    expect(text).toContain(`
BGM+23+SR-2026-000418-${control}+9'
DTM+137:202611260800?+0000:205'
NAD+CZ+++Lódz Depot'
NAD+CN+++Entrepôt de l?'Est'
NAD+CA+++Greenline'
CNI+1+SR-2026-000418'
`);
  });

  it.each(['1180', '118000', 'MARGIN', 'CALL BEFORE', 'ADA MOSS', '493020001', 'DANA', '3125550142', '4412'])(
    'never tells prices, notes, names and phones: %s',
    (secret) => expect(text.toUpperCase()).not.toContain(secret),
  );
});
