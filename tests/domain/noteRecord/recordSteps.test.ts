import { describe, expect, it } from 'vitest';
import { chainStates } from '../../../src/domain/noteRecord/chainStates.ts';
import { recordLine } from '../../../src/domain/noteRecord/recordLine.ts';
import { recordSteps } from '../../../src/domain/noteRecord/recordSteps.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { sha256 } from '../../support/sha256.ts';

const plain = shipmentFactory.build({ reference: 'SH-2026-000042' });
const events = [
  ...plain.events,
  eventFactory.build({
    type: 'exception',
    stop: 0,
    data: { kind: 'damage', text: 'Two drums dented', reservations: [{ code: 'packages_missing', count: 2 }] },
  }),
  eventFactory.build({ type: 'note', data: { text: 'Call the gate', visibility: 'parties' } }),
];
const shipment = { ...plain, events };
const whats = (all: typeof events) => recordSteps({ ...plain, events: all }).map(({ what }) => what);

describe('the steps of a record', () => {
  it('are the events, each with who said it and of what kind', () => {
    expect(recordSteps(shipment).map(({ by, role, what }) => [by, role, what])).toEqual([
      [plain.shipper.id, 'shipper', 'booked'],
      [plain.carrier.id, 'carrier', 'exception.damage'],
      [plain.carrier.id, 'carrier', 'note'],
    ]);
  });

  it('begin with what the shipment is about', () => {
    const { reference, shipper, carrier, stops, cargo, required, notes } = plain;
    const about = { reference, shipper: shipper.id, carrier: carrier.id, stops, cargo, required, notes };
    expect(recordSteps(shipment)[0]?.data).toMatchObject({ type: 'booked', about });
  });

  it('say what was reserved, in full', () => {
    expect(recordSteps(shipment)[1]?.data).toMatchObject({
      stop: 0,
      data: { text: 'Two drums dented', reservations: [{ code: 'packages_missing', count: 2 }] },
    });
  });

  it('say of a proof what its files hold, in whatever order they are', () => {
    const [one, other] = ['b'.repeat(64), 'a'.repeat(64)];
    const proof = proofFactory.build();
    const [file] = proof.files;
    if (!file) throw new RangeError('The proof of the factory has no file.');
    const added = eventFactory.build({ type: 'pod_added', stop: 1, data: { documentId: proof.id } });
    const withFiles = (...hashes: readonly string[]) => {
      const files = hashes.map((hash) => ({ ...file, sha256: hash }));
      return recordSteps({ ...plain, events: [...events, added], documents: [{ ...proof, files }] }).at(-1)?.data;
    };
    expect(withFiles(one, other)).toMatchObject({ files: [other, one] });
    expect(withFiles(other, one)).toEqual(withFiles(one, other));
    expect(withFiles(one)).not.toEqual(withFiles(one, other));
  });

  it.each([
    ['a position', eventFactory.build({ type: 'position', position: { lat: 48, lng: 11 } })],
    ['a forecast', eventFactory.build({ type: 'reckoned', side: 'service' })],
    ['an internal note', eventFactory.build({ data: { text: 'Late again', visibility: 'internal' } })],
    ['what is kept on this device', { ...eventFactory.build({ type: 'dispatched' }), isUnsent: true as const }],
  ])('leave out %s', (_, event) => {
    expect(whats([...events, event])).toEqual(whats(events));
  });

  it.each([
    ['the price', { price: { amountMinor: 1, currency: 'EUR' } }],
    ['a new name of a company', { carrier: { ...plain.carrier, name: 'Harbor Haulage, Inc.' } }],
    ['the time when it was written down', { events: events.map((event) => ({ ...event, recordedAt: 0 })) }],
  ])('are the same whatever %s is', (_, change) => {
    expect(recordSteps({ ...shipment, ...change })).toEqual(recordSteps(shipment));
  });
});

describe('the line on the paper', () => {
  it('names the last state by the beginning of its hash', async () => {
    const states = await chainStates(recordSteps(shipment), sha256);
    const last = states.at(-1);
    expect(recordLine({ states: states.map((state) => ({ ...state, at: '2026-01-08T14:05:59.000Z' })) })).toBe(
      `${last?.hash.slice(0, 24) ?? ''}, state 3 of 3 at 2026-01-08 14:05 UTC`,
    );
  });

  it('is empty without a state', () => {
    expect(recordLine({ states: [] })).toBe('');
  });
});
