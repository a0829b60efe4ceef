import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { parseRange } from '../../../../../src/ui/components/dates/model/parseRange.ts';
import { parseTypedRange } from '../../../../../src/ui/components/dates/model/parseTypedRange.ts';
import { outsideText } from '../../../../support/outsideValues.ts';

const chicago = 'America/Chicago';

it('a single value is the start of a range without an end', () => {
  const noon = Date.parse('2026-03-05T12:00Z');
  expect(parseRange('2026-03-05T12:00Z', 'single', chicago)).toEqual({ from: noon, to: undefined });
});

it.each([
  ['single', '2026-03-05 ~ 2026-03-06'],
  ['single', 'today'],
  ['range', '2026-03-05 ~ 2026-03-06 ~ 2026-03-07'],
  ['range', '2026-03-05 ~ soon'],
] as const)('in mode %s, %s is malformed', (mode, raw) => {
  expect(parseRange(raw, mode, chicago)).toBeUndefined();
});

it.each([
  ['', ''],
  ['2026-03-05T00:00:00-06:00 ~ 2026-03-06T00:00:00-06:00', '2026-03-05T00:00:00-06:00 ~ 2026-03-06T00:00:00-06:00'],
  ['2026-03-05~', '2026-03-05T00:00:00-06:00 ~'],
  ['~2026-03-05', '~ 2026-03-05T00:00:00-06:00'],
])('the range %j is formatted as %j', (raw, written) => {
  const range = parseRange(raw, 'range', chicago);
  expect(range && formatRange(range, 'range', chicago)).toBe(written);
});

it('any text gives a range of whole milliseconds or none, and never throws', () => {
  const text = fc.oneof(outsideText, fc.stringMatching(/^[\d/:. ~–TZ+apm-]{0,40}$/));
  fc.assert(
    fc.property(text, fc.constantFrom('single' as const, 'range' as const), (raw, mode) => {
      for (const range of [
        parseRange(raw, mode, chicago),
        parseTypedRange(raw, emptyRange, {
          mode,
          locale: 'en-US',
          zone: chicago,
          precision: 'second',
          today: '2026-03-05',
        }),
      ])
        for (const end of [range?.from, range?.to]) expect(end === undefined || Number.isInteger(end)).toBe(true);
    }),
  );
});
