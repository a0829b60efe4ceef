import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ediInstant } from '../../../src/domain/edi/ediInstant.ts';
import type { EdiFinding } from '../../../src/domain/edi/EdiFinding.ts';
import type { FileEvent } from '../../../src/domain/edi/status/FileEvent.ts';
import { read214 } from '../../../src/domain/edi/status/read214.ts';
import type { EdiReason, EdiStatus } from '../../../src/domain/edi/status/statusCodes.ts';
import { reasonOfCode, statusOfCode } from '../../../src/domain/edi/status/statusOfCode.ts';
import { write214 } from '../../../src/domain/edi/status/write214.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { firstSet } from './readFile.ts';
import { status214 } from './vectors.ts';

const statuses: readonly EdiStatus[] = [
  'booked',
  'arrived_pickup',
  'departed_pickup',
  'delayed',
  'arrived_delivery',
  'delivered',
  'departed_delivery',
  'refused',
  'damaged',
  'cancelled',
];
const reasons: readonly EdiReason[] = ['none', 'weather', 'border', 'driver', 'accident', 'overweight', 'driving_time'];

const eventsIn = (text: string) => read214(firstSet(text));
const changed = (find: string, replace: string, more = 0): string =>
  status214.replace(find, replace).replace('SE*32', `SE*${32 + more}`);
const first = (text: string): FileEvent | undefined => eventsIn(text).value?.[0];

describe('a shipment status (214) as it is read', () => {
  const { value = [], errors, notes } = eventsIn(status214);

  it('tells what happened where and when, and why', () => {
    expect([errors, notes]).toEqual([[], []]);
    expect(value).toHaveLength(5);
    expect(value[2]).toEqual({
      reference: 'SR2026000417',
      carrierReference: 'SHP2026004411',
      status: 'delayed',
      code: 'SD',
      reason: 'breakdown',
      reasonCode: 'AI',
      time: { day: '2026-11-25', time: '05:30', zone: 'ET' },
      stop: 2,
      place: { city: 'DAYTON', region: 'OH', country: 'US' },
      position: undefined,
      set: '0001',
      segment: 17,
      tag: 'AT7',
    });
  });

  it.each([
    [0, 'arrived_pickup', 1, '2026-11-24T13:55:00.000Z'],
    [1, 'departed_pickup', 1, '2026-11-24T15:40:00.000Z'],
    [2, 'delayed', 2, '2026-11-25T10:30:00.000Z'],
    [3, 'arrived_delivery', 2, '2026-11-25T15:05:00.000Z'],
    [4, 'delivered', 2, '2026-11-25T16:30:00.000Z'],
  ])('has event %i: %s at stop %i', (nth, status, stop, at) => {
    const event = value[nth];
    expect([event?.status, event?.stop]).toEqual([status, stop]);
    expect(event && new Date(ediInstant(event.time, 'Europe/Berlin').instant).toISOString()).toBe(at);
  });

  it('never takes X3, the pickup, for X1, the delivery', () => {
    expect([statusOfCode('X3'), statusOfCode('X1')]).toEqual(['arrived_pickup', 'arrived_delivery']);
  });

  it.each([
    ['AF', 'departed_pickup', 'accident'],
    ['AG', 'expected', 'consignee_slow'],
    ['AH', 'attempt_failed', 'driver'],
    ['AI', 'unknown', 'breakdown'],
    ['CA', 'cancelled', 'border'],
    ['ZZ', 'unknown', 'unknown'],
    ['toString', 'unknown', 'unknown'],
  ])('knows %s as the status %s, and as the reason %s', (code, status, reason) => {
    expect([statusOfCode(code), reasonOfCode(code)]).toEqual([status, reason]);
  });

  it.each<[title: string, find: string, replace: string, error: EdiFinding]>([
    [
      'no number of a load',
      'B10*SHP2026004411*SR2026000417*',
      'B10***',
      { code: 'element_missing', segment: 2, tag: 'B10', element: 2 },
    ],
    ['no status', 'AT7*X3*NS***', 'AT7*****', { code: 'element_missing', segment: 7, tag: 'AT7', element: 1 }],
    ['no day', '20261124*0755*CT', '*0755*CT', { code: 'element_missing', segment: 7, tag: 'AT7', element: 5 }],
    [
      'no time of day',
      '20261124*0755*CT',
      '20261124**CT',
      { code: 'element_missing', segment: 7, tag: 'AT7', element: 6 },
    ],
    [
      'a time that does not exist',
      '20261124*0755*CT',
      '20261124*2555*CT',
      { code: 'not_a_date', segment: 7, tag: 'AT7', element: 5, read: '202611242555' },
    ],
    [
      'a stop that is no number',
      'L11*1*QN',
      'L11*A*QN',
      { code: 'not_a_number', segment: 10, tag: 'L11', element: 1, read: 'A' },
    ],
  ])('is refused with %s', (_, find, replace, error) => {
    const read = eventsIn(changed(find, replace));
    expect(read.errors).toContainEqual(error);
    expect(read.value).toBeUndefined();
  });

  it('keeps an unknown code as it stands, and an appointment too', () => {
    expect(first(changed('AT7*X3*NS', 'AT7*ZZ*NS'))).toMatchObject({ status: 'unknown', code: 'ZZ', reason: 'none' });
    expect(first(changed('AT7*X3*NS***', 'AT7***AA*NS*'))).toMatchObject({ status: 'unknown', code: 'AA' });
  });

  it('lists what is not understood', () => {
    expect(eventsIn(changed('LX*2~', 'K1*CALL~\nLX*2~', 1)).notes).toEqual([
      { code: 'not_understood', segment: 11, tag: 'K1', read: 'CALL' },
    ]);
  });

  it('may have no zone, no stop and no place, and no loops around its events', () => {
    const bare = changed('LX*1~\n', '', -1)
      .replace(/MS1[^]*L11\*2\*QN~\nAT8[^~]*~\n/, '')
      .replace('0755*CT', '0755')
      .replace('SE*31', 'SE*7');
    expect(first(bare)).toMatchObject({
      time: { day: '2026-11-24', time: '07:55', zone: undefined },
      stop: undefined,
      place: undefined,
    });
  });

  it.each([
    ['MS1****0832130*0400730*W*N', { lat: 40 + 7 / 60 + 30 / 3600, lng: -(83 + 21 / 60 + 30 / 3600) }],
    ['MS1****4.850*45.750*E*S', { lat: -45.75, lng: 4.85 }],
    ['MS1****-83.5*40.25', { lat: 40.25, lng: -83.5 }],
    ['MS1****0000000*0000000*E*N', undefined],
    ['MS1****1990000*0400000*E*N', undefined],
    ['MS1****0832199*0400730*W*N', undefined],
    ['MS1****EAST*NORTH', undefined],
  ])('says where a truck was: %s', (place, position) => {
    expect(first(changed('MS1*ELWOOD*IL*US', place))?.position).toEqual(position);
  });

  it('is read as it was written, whatever it says', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('ABZ019-.')), minLength: 1, maxLength: 10 });
    const event = fc.record({
      status: fc.constantFrom(...statuses),
      reason: fc.constantFrom(...reasons),
      time: fc.record({
        day: fc.constantFrom('2026-11-24', '2028-02-29'),
        time: fc.constantFrom('00:00', '23:59'),
        zone: fc.option(fc.constantFrom('CT', 'LT', 'UT'), { nil: undefined }),
      }),
      stop: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      place: fc.option(fc.record({ city: text, region: fc.constant('OH'), country: fc.constant('US') }), {
        nil: undefined,
      }),
    });
    const party = { name: 'PLANT', code: undefined };
    fc.assert(
      fc.property(text, text, fc.array(event, { maxLength: 6 }), (reference, carrierReference, events) => {
        const message = {
          carrierReference,
          reference,
          scac: 'GRNL',
          references: [],
          pickup: party,
          delivery: party,
          equipment: 'T1',
          events,
          weight: { value: 5, unit: 'kg' },
          count: 2,
        } as const;
        const envelope = {
          sender: { qualifier: 'ZZ', id: 'A' },
          receiver: { qualifier: 'ZZ', id: 'B' },
          isTest: false,
          made: { day: '2026-11-25', time: '14:10' },
          control: 1,
        };
        const read = eventsIn(writeX12([write214(message)], envelope).text);
        expect([read.errors, read.notes]).toEqual([[], []]);
        expect(
          read.value?.map(({ status, reason, time, stop, place }) => ({ status, reason, time, stop, place })),
        ).toEqual(events);
        expect(read.value?.every((each) => each.reference === reference)).toBe(true);
      }),
    );
  });
});
