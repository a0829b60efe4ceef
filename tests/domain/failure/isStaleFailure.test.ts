import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { isStaleFailure } from '../../../src/domain/failure/isStaleFailure.ts';

const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });

it.each([
  [refused(404), true],
  [refused(409), true],
  [refused(412), true],
  [refused(422), false],
  [refused(503), false],
  [new Failure({ kind: 'inProgress' }), false],
  [new Failure({ kind: 'unreachable', offline: false }), false],
  [new TypeError('a programming error'), false],
])('whether %s means that the record is no longer as shown: %s', (error, isChanged) => {
  expect(isStaleFailure(error)).toBe(isChanged);
});
