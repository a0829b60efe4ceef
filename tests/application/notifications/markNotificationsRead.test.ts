import { expect, it } from 'vitest';
import { markNotificationsRead } from '../../../src/application/notifications/markNotificationsRead.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeNotificationInbox } from '../../support/fakes/FakeNotificationInbox.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

it('what was marked read is read again wherever it is shown', async () => {
  const [inbox, keys, changes] = [new FakeNotificationInbox(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  expect(await markNotificationsRead(inbox, keys, changes)(['n-1'])).toBe(1);
  expect(inbox.read.map(({ which }) => which)).toEqual([['n-1']]);
  expect(keys.contents).toEqual([{ notificationsRead: ['n-1'] }]);
  expect(changes.told).toEqual([{ lists: ['notifications'] }]);
});

it('nothing is read again when marking fails', async () => {
  const trouble = new Failure({ kind: 'unreachable', offline: true });
  const inbox = Object.assign(new FakeNotificationInbox(), { marked: trouble });
  const changes = new FakeRecordChanges();
  await expect(markNotificationsRead(inbox, new FakeIdempotencyKeys(), changes)('all')).rejects.toBe(trouble);
  expect(changes.told).toEqual([]);
});
