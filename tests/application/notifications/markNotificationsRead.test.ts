import { expect, it } from 'vitest';
import { markNotificationsRead } from '../../../src/application/notifications/markNotificationsRead.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';
import { FakeNotificationInbox } from '../../support/fakes/FakeNotificationInbox.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

it('what was marked read is read again wherever it is shown', async () => {
  const [inbox, ids, changes] = [new FakeNotificationInbox(), new FakeIds(), new FakeRecordChanges()];
  expect(await markNotificationsRead(inbox, ids, changes)(['n-1'])).toBe(1);
  expect(inbox.read.map(({ which }) => which)).toEqual([['n-1']]);
  expect(changes.told).toEqual([{ lists: ['notifications'] }]);
});

it('nothing is read again when marking fails', async () => {
  const trouble = new Failure({ kind: 'unreachable', offline: true });
  const inbox = Object.assign(new FakeNotificationInbox(), { marked: trouble });
  const changes = new FakeRecordChanges();
  await expect(markNotificationsRead(inbox, new FakeIds(), changes)('all')).rejects.toBe(trouble);
  expect(changes.told).toEqual([]);
});

it('marking all again is a write of its own, also after one without an answer', async () => {
  const inbox = Object.assign(new FakeNotificationInbox(), {
    marked: new Failure({ kind: 'unreachable', offline: true }),
  });
  const mark = markNotificationsRead(inbox, new FakeIds(), new FakeRecordChanges());
  await Promise.allSettled([mark('all')]);
  await Promise.allSettled([mark('all')]);
  expect(new Set(inbox.read.map(({ key }) => key)).size).toBe(2);
});
