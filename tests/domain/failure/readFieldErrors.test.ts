import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFieldErrors } from '../../../src/domain/failure/readFieldErrors.ts';
import { outsideValue } from '../../support/outsideValues.ts';

const base = { field: 'plate', message: 'is too long' };

it.each<[sent: object, read: object]>([
  [{}, {}],
  [
    { code: 'too_long', limits: { least: 1, most: 15 } },
    { code: 'too_long', limits: { least: 1, most: 15 } },
  ],
  [
    { code: 'too_precise', limits: { decimals: 1 } },
    { code: 'too_precise', limits: { decimals: 1 } },
  ],
  [{ code: 'taken', limits: {} }, { code: 'taken' }],
  [
    { code: 'of_a_later_version', limits: { most: 15 } },
    { code: 'of_a_later_version', limits: { most: 15 } },
  ],
  [{ code: 'toString' }, { code: 'toString' }],
  [{ code: 7, limits: 'none' }, {}],
  [{ code: 'too_long', limits: { least: null, most: '15', decimals: Infinity } }, { code: 'too_long' }],
  [{ limits: { least: Number.NaN, most: 15, colour: 1 } }, { limits: { most: 15 } }],
])('a field error with %j is read with %j', (sent, read) => {
  expect(readFieldErrors([{ ...base, ...sent }])).toStrictEqual([{ ...base, ...read }]);
});

it('spaces around the field and the message are dropped', () => {
  expect(readFieldErrors([{ field: ' plate ', message: ' is too long\n' }])).toEqual([base]);
  expect(readFieldErrors([' Not today. '])).toEqual([{ field: '', message: 'Not today.' }]);
});

it('reading field errors never throws', () => {
  fc.assert(
    fc.property(outsideValue, (value) => {
      for (const { field, message } of readFieldErrors(value)) {
        expect([typeof field, message.trim() === '']).toEqual(['string', false]);
      }
    }),
  );
});
