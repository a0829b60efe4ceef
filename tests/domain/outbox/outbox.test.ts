import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutboxEntry } from '../../../src/domain/outbox/readOutboxEntry.ts';
import { withKept } from '../../../src/domain/outbox/withKept.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const full = outboxFactory.build({
  outcome: 'refused',
  why: { reason: 'before_previous', message: 'is too early' },
  event: {
    type: 'delay',
    stop: 1,
    at: 7,
    data: { reason: 'traffic', minutes: 30, kind: 'damage', text: 'T', visibility: 'internal', of: 'e-1', at: 'T1' },
  },
});

describe('what this browser kept', () => {
  it.each([
    ['whole', full],
    ['bare', outboxFactory.build({ event: { type: 'released', stop: null, at: 7, data: {} } })],
  ])('is read as it was written, %s', (_, entry) => {
    expect(readOutboxEntry(structuredClone(entry))).toEqual(entry);
  });

  it.each([
    { kind: 'proof' },
    { id: undefined },
    { companyId: 7.5 },
    { outcome: 'lost' },
    { keptAt: 'now' },
    { event: null },
    { event: { ...full.event, type: 'booked' } },
    { event: { ...full.event, at: null } },
    { event: { ...full.event, stop: 'first' } },
  ])('is left out with %o', (change) => {
    expect(readOutboxEntry({ ...full, ...change })).toBeUndefined();
  });

  it('is read without an error, whatever it is', () => {
    const unreadable = fc.property(fc.anything(), (raw) => {
      expect(readOutboxEntry(raw)).toBeUndefined();
    });
    fc.assert(unreadable);
  });
});

describe('a shipment with what waits', () => {
  const made = shipmentFactory.build({ id: 's-1' });
  const assigned = eventFactory.build({ type: 'assigned', data: { vehicleId: 'v-1', driverId: 'd-1' } });
  const shipment = { ...made, events: [...made.events, assigned] };
  const at = assigned.at + 60_000;
  const kept = (['dispatched', 'arrived'] as const).map((type, place) =>
    outboxFactory.build({ event: { type, stop: type === 'arrived' ? 0 : null, at: at + place, data: {} } }),
  );

  it('stands where it will once that was sent', () => {
    const shown = withKept(shipment, kept, 'carrier');
    expect(shown.status).toBe('at_pickup');
    expect(shown.events.slice(-2).map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
  });

  it.each([
    ['of another shipment', kept.map((entry) => ({ ...entry, shipmentId: 's-2' }))],
    ['that was refused', kept.map((entry) => ({ ...entry, outcome: 'refused' as const }))],
  ])('does not count what is %s', (_, entries) => {
    expect(withKept(shipment, entries, 'carrier')).toBe(shipment);
  });

  it('counts what was sent until it is read again, and then once', () => {
    const sent = kept.map((entry) => ({ ...entry, outcome: 'sent' as const }));
    const shown = withKept(shipment, sent, 'carrier');
    expect(shown.status).toBe('at_pickup');
    expect(withKept(shown, sent, 'carrier')).toBe(shown);
  });
});
