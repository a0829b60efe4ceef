import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRoomFor, mostKept } from '../../../src/domain/outbox/hasRoomFor.ts';
import { keptProofs } from '../../../src/domain/outbox/keptProofs.ts';
import type { OutboxOutcome } from '../../../src/domain/outbox/OutboxEntry.ts';
import { readOutboxEntry } from '../../../src/domain/outbox/readOutboxEntry.ts';
import { withKept } from '../../../src/domain/outbox/withKept.ts';
import { keptProofFactory } from '../../support/factories/keptProofFactory.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const full = outboxFactory.build({
  outcome: 'refused',
  why: { reason: 'before_previous', message: 'is too early' },
  event: {
    type: 'delay',
    stop: 1,
    at: 7,
    data: {
      reason: 'traffic',
      minutes: 30,
      kind: 'damage',
      text: 'T',
      reservations: [
        { code: 'packages_missing', count: 2 },
        { code: 'temperature_at_loading', celsius: -7.5 },
        { code: 'seal_missing' },
      ],
      visibility: 'internal',
      of: 'e-1',
      at: 'T1',
    },
  },
});

const sized = (size: number, outcome: OutboxOutcome = 'waiting') =>
  keptProofFactory.build({ outcome, proof: { files: [{ name: 'photo.jpg', type: 'image/jpeg', size }] } });

describe('what this browser kept', () => {
  it.each([
    ['whole', full],
    ['bare', outboxFactory.build({ event: { type: 'released', stop: null, at: 7, data: {} } })],
  ])('is read as it was written, %s', (_, entry) => {
    expect(readOutboxEntry(structuredClone(entry))).toEqual(entry);
  });

  it.each([
    { kind: 'proof' },
    { kind: 'telegram' },
    { reference: 5 },
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

  it('waits again if it was being sent when the page ended', () => {
    expect(readOutboxEntry(outboxFactory.build({ outcome: 'sending' }))?.outcome).toBe('waiting');
  });

  it('is read without an error, whatever it is', () => {
    const unreadable = fc.property(fc.anything(), (raw) => {
      expect(readOutboxEntry(raw)).toBeUndefined();
    });
    fc.assert(unreadable);
  });
});

describe('a proof of delivery that this browser kept', () => {
  const entry = keptProofFactory.build({ proof: { facts: { note: 'At the gate' } } });
  const { proof } = entry;

  it('is read as it was written', () => {
    expect(readOutboxEntry(structuredClone(entry))).toEqual(entry);
  });

  it.each([
    { proof: undefined },
    { proof: { ...proof, stop: -1 } },
    { proof: { ...proof, stop: 0.5 } },
    { proof: { ...proof, facts: { ...proof.facts, recipient: undefined } } },
    { proof: { ...proof, facts: { ...proof.facts, delivered: '24' } } },
    { proof: { ...proof, facts: { ...proof.facts, short: undefined } } },
    { proof: { ...proof, facts: { ...proof.facts, damaged: -1 } } },
    { proof: { ...proof, facts: { ...proof.facts, at: '2026-01-09' } } },
    { proof: { ...proof, files: 'photo.jpg' } },
    { proof: { ...proof, files: [{ name: 'photo.jpg', type: 'image/jpeg' }] } },
    { proof: { ...proof, files: [...proof.files, null] } },
    { proof: { ...proof, files: [{ name: 7, type: 'image/jpeg', size: 7 }] } },
    { proof: { ...proof, files: [{ name: 'photo.jpg', size: 7 }] } },
  ])('is left out with %o', (change) => {
    expect(readOutboxEntry({ ...entry, ...change })).toBeUndefined();
  });

  it('is read without an error, whatever it says', () => {
    const unreadable = fc.property(fc.anything(), fc.anything(), (facts, files) => {
      expect(readOutboxEntry({ ...entry, proof: { stop: 1, facts, files } })).toBeUndefined();
    });
    fc.assert(unreadable);
  });

  it('stands for its shipment until the service has it', () => {
    const others = [
      keptProofFactory.build({ shipmentId: 's-2' }),
      keptProofFactory.build({ outcome: 'sent' }),
      outboxFactory.build(),
    ];
    const refused = keptProofFactory.build({ outcome: 'refused' });
    expect(keptProofs([entry, ...others, refused], 's-1')).toEqual([entry, refused]);
  });

  it.each([
    ['fits beside others', [sized(1)], mostKept - 1, true],
    ['does not fit beside others by a byte', [sized(1)], mostKept, false],
    ['counts what was refused, which may yet be put right', [sized(1, 'refused')], mostKept, false],
    ['does not count what was sent', [sized(1, 'sent')], mostKept, true],
    ['does not count events', [outboxFactory.build()], mostKept, true],
  ])('%s', (_, entries, size, fits) => {
    expect(hasRoomFor(entries, [{ size }])).toBe(fits);
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
    expect(shown.events.slice(-2).map(({ id, isUnsent }) => [id, isUnsent])).toEqual(kept.map(({ id }) => [id, true]));
  });

  it('stands so while it is being sent, and is not moved by a proof', () => {
    const sending = kept.map((entry) => ({ ...entry, outcome: 'sending' as const }));
    const shown = withKept(shipment, [...sending, keptProofFactory.build()], 'carrier');
    expect([shown.status, shown.events.length]).toEqual(['at_pickup', shipment.events.length + 2]);
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
