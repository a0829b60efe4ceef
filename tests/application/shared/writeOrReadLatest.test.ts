import { expect, it } from 'vitest';
import { writeOrReadLatest } from '../../../src/application/shared/writeOrReadLatest.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { settle } from '../../support/fakes/settle.ts';

const conflict = new Failure({ kind: 'refused', status: 409, message: 'No.', errors: [] });
const writing = (outcome: Failure | { readonly version: number }, latest: Failure | { readonly version: number }) =>
  writeOrReadLatest({ version: 3, write: () => settle(outcome), readLatest: () => settle(latest) });

it('a successful write returns the record', async () => {
  expect(await writing({ version: 4 }, conflict)).toEqual({ kind: 'done', record: { version: 4 } });
});

it("a write that meets a conflict returns the other person's version", async () => {
  expect(await writing(conflict, { version: 5 })).toEqual({ kind: 'conflict', record: { version: 5 } });
});

it('a write refused with 409 for another reason passes on the refusal', async () => {
  await expect(writing(conflict, { version: 3 })).rejects.toBe(conflict);
});

it.each([
  new Failure({ kind: 'refused', status: 422, errors: [] }),
  new Failure({ kind: 'inProgress' }),
  new Failure({ kind: 'unreachable', offline: true }),
  new TypeError('a fault of ours'),
])('a write that failed without a conflict does not read the record again', async (failure) => {
  const writes = writeOrReadLatest({
    version: 3,
    write: () => Promise.reject(failure),
    readLatest: () => Promise.reject(new Error('was read anew')),
  });
  await expect(writes).rejects.toBe(failure);
});
