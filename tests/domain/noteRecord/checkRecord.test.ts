import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainStates } from '../../../src/domain/noteRecord/chainStates.ts';
import { checkRecord } from '../../../src/domain/noteRecord/checkRecord.ts';
import { type NoteRecord, recordFormat, recordStatement } from '../../../src/domain/noteRecord/NoteRecord.ts';
import { readRecord } from '../../../src/domain/noteRecord/readRecord.ts';
import { recordSteps } from '../../../src/domain/noteRecord/recordSteps.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { sha256 } from '../../support/sha256.ts';

const plain = shipmentFactory.build();
const later = ['assigned', 'dispatched', 'arrived'].map((type) => eventFactory.build({ type }));
const shipment = { ...plain, events: [...plain.events, ...later] };

const recordOf = async (of: ShipmentRecord): Promise<NoteRecord> => ({
  format: recordFormat,
  statement: recordStatement,
  shipmentId: of.id,
  reference: of.reference,
  shipper: of.shipper,
  carrier: of.carrier,
  states: await chainStates(recordSteps(of), sha256),
});

const own = await recordOf(shipment);
const check = (text: string) => checkRecord(readRecord(text), own, sha256);
const withStates = (states: readonly unknown[]): string => JSON.stringify({ ...own, states });

describe('a record that is held against its shipment', () => {
  it('holds as it was exported', async () => {
    expect(await check(JSON.stringify(own))).toEqual({ kind: 'holds', states: 4, later: 0 });
  });

  it('holds with the mark that some editors put before it', async () => {
    expect(await check(`\uFEFF${JSON.stringify(own, null, 2)}`)).toMatchObject({ kind: 'holds' });
  });

  it.each([20, 8000, 1_000_000])('is no record when it is nested %i levels deep', async (levels) => {
    const deep = '['.repeat(levels) + ']'.repeat(levels);
    const [shipper, reference] = [JSON.stringify(own.shipper), JSON.stringify(own.reference)];
    const text = JSON.stringify(own);
    expect(await check(text.replace(shipper, deep))).toEqual({ kind: 'unreadable' });
    expect(await check(text.replace(reference, deep))).toEqual({ kind: 'unreadable' });
    expect(await check(deep)).toEqual({ kind: 'unreadable' });
  });

  it('is no record when a string of millions of quotes never ends', async () => {
    expect(await check(`"${'\\"'.repeat(2_000_000)}`)).toEqual({ kind: 'unreadable' });
  });

  it('holds whatever brackets its texts have', async () => {
    const brackets = { ...shipment, reference: '[{'.repeat(20) };
    const record = await recordOf(brackets);
    expect(await checkRecord(readRecord(JSON.stringify(record)), record, sha256)).toMatchObject({ kind: 'holds' });
  });

  it('holds when more has happened since', async () => {
    expect(await check(withStates(own.states.slice(0, 3)))).toEqual({ kind: 'holds', states: 3, later: 1 });
  });

  it.each(['at', 'by', 'what', 'dataHash', 'prevHash', 'hash'] as const)(
    'is broken where the %s was changed',
    async (name) => {
      const states = own.states.map((state, place) => (place === 2 ? { ...state, [name]: 'f'.repeat(64) } : state));
      expect(await check(withStates(states))).toEqual({ kind: 'broken', state: 3 });
    },
  );

  it.each([
    ['dropped', own.states.toSpliced(1, 1), 2],
    ['dropped at the beginning', own.states.slice(1), 1],
    ['swapped', [own.states[1], own.states[0], ...own.states.slice(2)], 1],
    ['renumbered', own.states.map((state) => ({ ...state, seq: state.seq + 1 })), 1],
  ])('is broken where a state was %s', async (_, states, state) => {
    expect(await check(withStates(states))).toEqual({ kind: 'broken', state });
  });

  it('differs if it was made up anew from another history', async () => {
    const events = shipment.events.map((event) => (event.type === 'arrived' ? { ...event, at: event.at - 1 } : event));
    const other = await recordOf({ ...shipment, events });
    expect(await check(JSON.stringify(other))).toEqual({ kind: 'differs', state: 4 });
  });

  it('differs if it says more than happened', async () => {
    const other = await recordOf({
      ...shipment,
      events: [...shipment.events, eventFactory.build({ type: 'departed' })],
    });
    expect(await check(JSON.stringify(other))).toEqual({ kind: 'differs', state: 5 });
  });

  it.each([
    ['reference', { reference: 'SR-2026-999999' }],
    ['shipper', { shipper: { ...own.shipper, name: 'Evil Inc' } }],
    ['carrier', { carrier: { ...own.carrier, id: 'c-9' } }],
  ])('does not hold with another %s above its states', async (_, head) => {
    expect(await check(JSON.stringify({ ...own, ...head }))).toEqual({ kind: 'head' });
  });

  it('differs, soon, if it has many more states than the shipment', async () => {
    const states = [...own.states, ...Array.from({ length: 50_000 }, () => own.states[0])];
    expect(await check(withStates(states))).toEqual({ kind: 'broken', state: 5 });
  });

  it('is that of another shipment, which is named', async () => {
    const other = shipmentFactory.build();
    expect(await check(JSON.stringify(await recordOf(other)))).toEqual({ kind: 'other', reference: other.reference });
  });

  it.each([
    '',
    '{}',
    '[]',
    'null',
    'SHIPMENT;STATE',
    withStates([]),
    withStates([{ seq: 1 }]),
    withStates([{ ...own.states[0], role: 'consignee' }]),
    JSON.stringify({ ...own, format: 'consignment-note-record/2' }),
    JSON.stringify({ ...own, statement: 'An electronic consignment note.' }),
    JSON.stringify({ ...own, price: 'EUR 5' }),
    JSON.stringify({ ...own, reference: 'x'.repeat(101) }),
    withStates(own.states.map((state) => ({ ...state, remark: 'received damaged' }))),
    JSON.stringify(own).replace('{', '{"reference":"SR-2026-999999",'),
  ])('cannot be read: %s', async (text) => {
    expect(await check(text)).toEqual({ kind: 'unreadable' });
  });

  it('never holds with anything else in place of a state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.nat(3), async (value, place) => {
        const states = own.states.map((state, at) => (at === place ? value : state));
        expect((await check(withStates(states))).kind).not.toBe('holds');
      }),
    );
  });
});
