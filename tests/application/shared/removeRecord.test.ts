import { expect, it } from 'vitest';
import { removeRecord } from '../../../src/application/shared/removeRecord.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const question = { title: 'Delete T-100?', text: 'Its papers go too.', yes: 'Delete', no: 'Keep' };
const lists = ['vehicles', 'drivers'] as const;

it.each([
  [404, [{ lists }]],
  [409, [{ lists }]],
  [403, []],
])('a refusal with %i is thrown and reports as stale %j', async (status, expected) => {
  const refused = new Failure({ kind: 'refused', status, errors: [] });
  const changes = new FakeRecordChanges();
  const remove = () => Promise.reject(refused);
  const removed = removeRecord(new FakeDialogs(true), changes, { id: 'v', question, lists, remove });
  await expect(removed).rejects.toBe(refused);
  expect(changes.told).toEqual(expected);
});
