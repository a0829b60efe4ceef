import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { dayField } from '../../../services/fields/dayField.ts';

it.each(['2026-03-31', '2028-02-29', '1900-01-01', '2199-12-31'])('%s is a day', (day) => {
  expect(v.parse(dayField, day)).toBe(day);
});

it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-3-1', '31.03.2026', '2026-03-31T00:00:00Z', '9999-01-01'])(
  '%j is none',
  (day) => {
    expect(v.is(dayField, day)).toBe(false);
  },
);

it('takes every day there is, and nothing else, whatever is typed', () => {
  const from = { min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true };
  fc.assert(fc.property(fc.date(from), (date) => v.is(dayField, date.toISOString().slice(0, 10))));
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(v.is(dayField, text)).toBe(false);
    }),
  );
});
