import { expect, it } from 'vitest';
import { readRefusedFields } from '../../../src/domain/failure/readRefusedFields.ts';

it('reads what is told of why something does not fit, and skips what has no message', () => {
  const unfit = { field: 'payload', message: 'The truck is too small.', because: { has: 1, needs: 2 } };
  const plain = { field: 'plate', message: 'is too long' };
  expect(readRefusedFields([unfit, { because: { has: 1 } }, plain])).toStrictEqual([unfit, plain]);
  expect(readRefusedFields(undefined)).toEqual([]);
});
