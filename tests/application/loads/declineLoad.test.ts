import { expect, it } from 'vitest';
import { declineLoad } from '../../../src/application/loads/declineLoad.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeLoadBoard } from '../../support/fakes/FakeLoadBoard.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const why = { reason: 'lane', text: 'No way back' } as const;

it('a declined load is gone from the list', async () => {
  const [board, keys, changes] = [new FakeLoadBoard(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  await declineLoad(board, keys, changes)('l1', why);
  expect(board.declines).toEqual([{ id: 'l1', decline: why }]);
  expect(keys.contents).toEqual([{ load: 'l1', decline: why }]);
  expect(changes.told).toEqual([{ lists: ['loads'], removed: 'l1' }]);
});

it('a load stays in the list when declining it fails', async () => {
  const trouble = new Failure({ kind: 'unreachable', offline: true });
  const board = Object.assign(new FakeLoadBoard(), { declined: trouble });
  const changes = new FakeRecordChanges();
  await expect(declineLoad(board, new FakeIdempotencyKeys(), changes)('l1', why)).rejects.toBe(trouble);
  expect(changes.told).toEqual([]);
});
