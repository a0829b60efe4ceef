import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../../src/domain/shipment/ShipmentEvent.ts';
import { bodyChunk } from '../../../../src/ui/rooms/shipments/bodyChunk.ts';
import { dialogChunk } from '../../../../src/ui/rooms/shipments/dialogs/dialogChunk.ts';
import { ShipmentPage } from '../../../../src/ui/rooms/shipments/ShipmentPage.tsx';
import { eventFactory, shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeShipmentRegister } from '../../../support/fakes/FakeShipmentRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => Promise.all([bodyChunk.load(), dialogChunk.load()]));

const given = { vehicleId: 'v-1', driverId: 'd-1' };
const crew = {
  vehicle: { id: 'v-1', plate: 'B-HA 204' },
  trailer: undefined,
  driver: { id: 'd-1', name: 'Ada Moss', phone: '+4915123456789' },
};
const at = (hour: number, minute = 0, day = 8): number => Date.UTC(2026, 0, day, hour, minute);
const event = (type: string, when: number, more: Partial<ShipmentEvent> = {}): ShipmentEvent =>
  eventFactory.build({ id: `e-${type}-${more.stop ?? ''}`, type, at: when, recordedAt: when, ...more });

const assigned = event('assigned', at(10, 0, 5), { data: given });
const dispatched = event('dispatched', at(6));
const arrived = event('arrived', at(7, 20), { stop: 0 });

const open = (
  events: readonly ShipmentEvent[] = [],
  {
    audience = 'fleet',
    now = at(9, 40),
    ...change
  }: Partial<ShipmentRecord> & {
    readonly audience?: 'fleet' | 'office';
    readonly now?: number;
  } = {},
) => {
  const made = shipmentFactory.build({ id: 's-1', ...change });
  const record = { ...made, ...(events.length > 0 && { assignment: crew }), events: [...made.events, ...events] };
  const shipmentRegister = new FakeShipmentRegister();
  shipmentRegister.shipment = record;
  const ports = renderRoom(<ShipmentPage record={record} mayWrite />, {
    shipmentRegister,
    clock: new FakeClock(now),
    membership: { audience },
  });
  return { ...ports, shipmentRegister };
};

it('says what a shipment waits for, and until when it needs a truck', () => {
  open([assigned]);
  expect(screen.getByText('A truck is assigned. It has not set out yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'B-HA 204' })).toBeTruthy();
});

it('says by the clock at the first stop until when it needs a truck', () => {
  open([], { now: at(2) });
  expect(screen.getByText(/^Assign a truck by .*4:00.*CET$/)).toBeTruthy();
});

it('tells a shipper that nobody was assigned in time', () => {
  open([], { audience: 'office' });
  expect(screen.getByText(/You can take the load back/)).toBeTruthy();
});

it('tells planned and actual times of each stop by the clock there', () => {
  open([assigned, dispatched, arrived]);
  const [first] = within(screen.getByRole('region', { name: 'Stops' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Planned');
  expect(first?.textContent).toContain('Thu Jan 8 8:00');
  expect(first?.textContent).toContain('ArrivedThu Jan 8 8:20');
  expect(first?.textContent).toContain('Here now');
});

describe('the head', () => {
  it('says where and by how much a truck that was assigned is at risk of being late', () => {
    const until = { code: 'too_far', severity: 'warn', has: 1141, until: '2026-01-08T13:00:00Z' } as const;
    const stop = { type: 'pickup', place: { city: 'Lyon' }, window: { to: '2026-01-08T10:00:00Z' } } as const;
    open([{ ...assigned, data: { ...given, verdict: { fits: true, reasons: [until] } } }], {
      status: 'assigned',
      flags: ['late'],
      nextStop: 0,
      expectedLate: { stop: 0, at: until.until },
      stops: [stop, { ...stop, type: 'delivery' }],
    });
    expect(screen.getByText('At risk')).toBeTruthy();
    expect(screen.getByText('3 h late at the pickup in Lyon')).toBeTruthy();
    expect(screen.queryByText('Late')).toBeNull();
  });
});

describe('the events', () => {
  const late = event('arrived', at(7, 20), { stop: 0, recordedAt: at(9) });
  it('stand the latest first, and tell source and a late record', () => {
    open([assigned, dispatched, late]);
    const [first, second] = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Arrived in Leipzig');
    expect(first?.textContent).toContain('Recorded Thu Jan 8 10:00');
    expect(second?.textContent).toContain('Dispatched');
    expect(second?.textContent).toContain('Harbour Haulage');
    expect(second?.textContent).not.toContain('Recorded');
  });

  it('that are internal look different from what both companies see', () => {
    open([
      assigned,
      event('note', at(7), { id: 'n-1', data: { text: 'Gate 4', visibility: 'internal' } }),
      event('note', at(8), { id: 'n-2', data: { text: 'Call ahead', visibility: 'parties' } }),
    ]);
    const [shared, own] = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
    expect(own?.dataset['internal']).toBe('true');
    expect(own?.textContent).toContain('only Harbour Haulage sees this');
    expect(shared?.dataset['internal']).toBeUndefined();
    expect(shared?.textContent).toContain('Both companies see this');
  });

  it('that were corrected tell both times', () => {
    const correction = event('correction', at(8), { data: { of: 'e-arrived-0', at: '2026-01-08T07:05:00.000Z' } });
    open([assigned, dispatched, arrived, correction]);
    const items = within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
    const told = items.find(({ textContent }) => textContent?.startsWith('Arrived in Leipzig'));
    expect(told?.textContent).toContain('8:05');
    expect(told?.textContent).toContain('Corrected from Thu Jan 8 8:20');
  });
});
