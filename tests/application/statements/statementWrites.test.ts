import { expect, it } from 'vitest';
import { statementWrites } from '../../../src/application/statements/statementWrites.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeStatementDesk } from '../../support/fakes/FakeStatementDesk.ts';

const set = () => {
  const [desk, keys, changes] = [new FakeStatementDesk(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { desk, keys, changes, ...statementWrites(desk, keys, changes) };
};
const statement = { id: 's-1', version: 4 };

it('does what it is asked with the version that was seen, and shows the statement at once', async () => {
  const { desk, changes, keepExtras, issue, move, answer, pay, deny } = set();
  const extra = { id: undefined, kind: 'toll', amountMinor: 1, reason: 'Brenner' } as const;
  const payment = { paidOn: '2026-01-31', reference: undefined };
  await keepExtras(statement, [extra]);
  await issue(statement, 'Europe/Berlin');
  await move(statement, 'approve');
  await answer(statement, 'a1', 'No toll there');
  await pay(statement, payment);
  await deny(statement, 'Nothing came');
  expect(desk.done).toEqual([
    ['keepExtras', 4, [extra]],
    ['issue', 4, 'Europe/Berlin'],
    ['approve', 4],
    ['answer', 4, 'a1', 'No toll there'],
    ['pay', 4, payment],
    ['deny', 4, 'Nothing came'],
  ]);
  expect(changes.told[0]).toMatchObject({ lists: ['statements'], record: { list: 'statements', id: 's-1' } });
});

it('sends the same act with the same key, and another line with another', async () => {
  const { keys, answer } = set();
  await answer(statement, 'a1');
  await answer(statement, 'a1');
  await answer(statement, 'a2');
  const [first, again, other] = keys.contents;
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it('reads the statement again where it was changed meanwhile', async () => {
  const { desk, changes, move } = set();
  desk.answers = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  await expect(move(statement, 'approve')).rejects.toBe(desk.answers);
  expect(changes.told).toEqual([{ lists: ['statements'] }]);
});
