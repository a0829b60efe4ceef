import { expect, it } from 'vitest';
import { watchLoad } from '../../../src/application/loads/watchLoad.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeLoadBoard } from '../../support/fakes/FakeLoadBoard.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

it.each([
  [false, true],
  [true, false],
])('of a load whose watched is %s it becomes %s, and loads are read again', async (watched, isWatched) => {
  const [board, keys, changes] = [new FakeLoadBoard(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  expect(await watchLoad(board, keys, changes)({ id: 'l1', watched })).toBe(isWatched);
  expect(board.watches).toEqual([{ id: 'l1', isWatched }]);
  expect(keys.contents).toEqual([{ load: 'l1', isWatched }]);
  expect(changes.told).toEqual([{ lists: ['loads'] }]);
});

it('nothing is read again when watching fails', async () => {
  const trouble = new Failure({ kind: 'unreachable', offline: true });
  const board = Object.assign(new FakeLoadBoard(), { watched: trouble });
  const changes = new FakeRecordChanges();
  await expect(watchLoad(board, new FakeIdempotencyKeys(), changes)({ id: 'l1', watched: false })).rejects.toBe(
    trouble,
  );
  expect(changes.told).toEqual([]);
});
