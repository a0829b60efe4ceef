import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { isUnknownRecord } from '../../../src/domain/failure/isUnknownRecord.ts';

it.each([
  [new Failure({ kind: 'refused', status: 404, errors: [] }), true],
  [new Failure({ kind: 'refused', status: 409, errors: [] }), false],
  [new Failure({ kind: 'unreachable', offline: false }), false],
  [new TypeError('a programming error'), false],
  [null, false],
])('whether %s means that the record does not exist: %s', (error, isUnknown) => {
  expect(isUnknownRecord(error)).toBe(isUnknown);
});
