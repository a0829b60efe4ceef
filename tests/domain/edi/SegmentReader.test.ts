import { expect, it } from 'vitest';
import { SegmentReader } from '../../../src/domain/edi/SegmentReader.ts';

const segment = (...elements: readonly string[]) => ({ at: 3, tag: 'G62', elements: elements.map((one) => [one]) });
const timeOf = (...elements: readonly string[]) => {
  const reader = new SegmentReader();
  return [reader.time(segment(...elements), 2, 4, 'ET'), reader.errors.map(({ code, element }) => [code, element])];
};

it.each([
  ['a day and a time', ['64', '20261120', '1', '1600'], { day: '2026-11-20', time: '16:00', zone: 'ET' }],
  ['a time to the second', ['64', '20261120', '1', '160059'], { day: '2026-11-20', time: '16:00', zone: 'ET' }],
  ['a day alone, which is its midnight', ['64', '20261120'], { day: '2026-11-20', time: '00:00', zone: 'ET' }],
  ['a day with an empty time', ['64', '20261120', '1', ''], { day: '2026-11-20', time: '00:00', zone: 'ET' }],
])('%s is read', (_, elements, time) => {
  expect(timeOf(...elements)).toEqual([time, []]);
});

it.each([
  ['a day no calendar has', ['64', '20261131', '1', '1600']],
  ['an hour no clock has', ['64', '20261120', '1', '2400']],
  ['half a time', ['64', '20261120', '1', '16']],
])('%s is told by its element', (_, elements) => {
  expect(timeOf(...elements)).toEqual([undefined, [['not_a_date', 2]]]);
});

it('what was not understood is told as it stands, and not at length', () => {
  const reader = new SegmentReader();
  const known = { at: 1, tag: 'B2', elements: [['', '']] };
  const strange = { at: 2, tag: 'NAD', elements: [['CZ'], ['5412', '', '9'], ['']] };
  const long = { at: 3, tag: 'FTX', elements: [['x'.repeat(200)]] };
  reader.all([known, strange, long], 'B2');
  reader.tellIgnored([known, strange, long]);
  expect(reader.notes).toEqual([
    { code: 'not_understood', segment: 2, tag: 'NAD', read: 'CZ 5412::9' },
    { code: 'not_understood', segment: 3, tag: 'FTX', read: 'x'.repeat(80) },
  ]);
});

it('no day is no time, and no fault', () => {
  expect(timeOf('64')).toEqual([undefined, []]);
});
