import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRefusedFields } from '../../../src/domain/failure/readRefusedFields.ts';
import { reasonOf } from '../../../src/domain/verdict/reasonOf.ts';
import { outsideValue } from '../../support/outsideValues.ts';

const message = 'The vehicle does not fit.';

it.each([
  ['payload', { of: 'vehicle', has: 1_000, needs: 18_400 }],
  ['body_type', { of: 'trailer', has: ['curtain'], needs: ['reefer', 'box'] }],
  ['temperature', { of: 'trailer', needs: { min: 2, max: 8 } }],
  ['licence_expires', { of: 'driver', until: '2026-02-01' }],
  ['trailer_missing', {}],
])('%s is a reason with what is told of it', (field, because) => {
  expect(reasonOf({ field, message, because })).toEqual({ code: field, severity: 'block', ...because });
});

it.each([
  ['a reason of a later version', { field: 'of_a_later_version', because: {} }],
  ['a field without more on it', { field: 'payload' }],
])('%s is none', (_, error) => {
  expect(reasonOf({ message, ...error })).toBeUndefined();
});

it('leaves out what cannot be read, and never throws', () => {
  const wrong = { of: 'cargo', has: '1', needs: { min: 2 }, until: 7 };
  expect(reasonOf({ field: 'payload', message, because: wrong })).toEqual({ code: 'payload', severity: 'block' });
  fc.assert(
    fc.property(outsideValue, (because) => {
      for (const error of readRefusedFields([{ field: 'payload', message, because }])) reasonOf(error);
    }),
  );
});
