import { expect, it } from 'vitest';
import { writtenOrStale } from '../../../src/application/shared/writtenOrStale.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { settle } from '../../support/fakes/settle.ts';

const conflict = new Failure({ kind: 'refused', status: 409, message: 'No.', errors: [] });
const writing = (outcome: Failure | { readonly version: number }, latest: Failure | { readonly version: number }) =>
  writtenOrStale({ version: 3, write: () => settle(outcome), readAnew: () => settle(latest) });

it('a write that was done hands back the record', async () => {
  expect(await writing({ version: 4 }, conflict)).toEqual({ kind: 'done', record: { version: 4 } });
});

it('a write to a record that somebody changed hands back theirs', async () => {
  expect(await writing(conflict, { version: 5 })).toEqual({ kind: 'stale', record: { version: 5 } });
});

it('a write that was refused for another reason says so', async () => {
  await expect(writing(conflict, { version: 3 })).rejects.toBe(conflict);
});

it.each([
  new Failure({ kind: 'refused', status: 422, errors: [] }),
  new Failure({ kind: 'underWay' }),
  new Failure({ kind: 'unreachable', offline: true }),
  new TypeError('a fault of ours'),
])('a write that failed otherwise reads nothing anew', async (failure) => {
  const writes = writtenOrStale({
    version: 3,
    write: () => Promise.reject(failure),
    readAnew: () => Promise.reject(new Error('was read anew')),
  });
  await expect(writes).rejects.toBe(failure);
});
