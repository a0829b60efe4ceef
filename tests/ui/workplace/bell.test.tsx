import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { BellPanel } from '../../../src/ui/rooms/notifications/BellPanel.tsx';
import { Bell } from '../../../src/ui/workplace/bell/Bell.tsx';
import { useLiveChanges } from '../../../src/ui/workplace/useLiveChanges.ts';
import { notificationFactory } from '../../support/factories/notificationFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeLiveChanges } from '../../support/fakes/FakeLiveChanges.ts';
import { FakeNotificationInbox } from '../../support/fakes/FakeNotificationInbox.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const panel = { Part: BellPanel, preload: async () => {} };

const Live = () => {
  useLiveChanges();
  return <Bell panel={panel} />;
};

const inboxWith = (unread: number, rows = [notificationFactory.build()]) =>
  Object.assign(new FakeNotificationInbox(), { unread, page: { rows, page: 0, size: 8, total: rows.length } });

/** The browser of the tests knows no popovers. */
const openPanel = (): void => {
  const opened = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  const popover = document.querySelector('[popover]');
  if (popover) fireEvent(popover, opened);
};

it('says how many notifications are unread, and reads the latest only once it is opened', async () => {
  const { notificationInbox } = renderRoom(<Bell panel={panel} />, { notificationInbox: inboxWith(1200) });
  expect(await screen.findByRole('button', { name: 'Notifications, 1,200 unread' })).toHaveProperty(
    'textContent',
    '99+',
  );
  expect(notificationInbox.views).toEqual([]);
  openPanel();
  expect(await screen.findByText('New offer')).toBeTruthy();
  expect(notificationInbox.views).toHaveLength(1);
});

it('counts again when the stream tells of a notification', async () => {
  const [liveChanges, clock] = [new FakeLiveChanges(), new FakeClock()];
  const notificationInbox = inboxWith(1);
  renderRoom(<Live />, { notificationInbox, liveChanges, clock });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  notificationInbox.unread = 2;
  act(() => {
    liveChanges.change('notification');
    clock.advance(400);
  });
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
});

it('has no number while that is not known', async () => {
  const notificationInbox = new FakeNotificationInbox();
  notificationInbox.unread = new Failure({ kind: 'unreachable', offline: false });
  renderRoom(<Bell panel={panel} />, { notificationInbox });
  expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveProperty('textContent', '');
});

it('marks all read in the panel, which is offered only if something is unread', async () => {
  const notificationInbox = inboxWith(1);
  renderRoom(<Bell panel={panel} />, { notificationInbox });
  openPanel();
  const all = await screen.findByText('Mark all as read');
  notificationInbox.page = { rows: [], page: 0, size: 8, total: 0 };
  await userEvent.click(all);
  expect(notificationInbox.read.map(({ which }) => which)).toEqual(['all']);
  await waitFor(() => expect(screen.queryByText('Mark all as read')).toBeNull());
  expect(screen.getByText('No notifications yet.')).toBeTruthy();
});

it('says that the latest could not be read, and reads them again', async () => {
  const notificationInbox = inboxWith(1);
  const { page } = notificationInbox;
  const broken = Object.assign(notificationInbox, { page: new Failure({ kind: 'unreachable', offline: false }) });
  renderRoom(<Bell panel={panel} />, { notificationInbox: broken });
  openPanel();
  const again = await screen.findByText('Try again');
  Object.assign(broken, { page });
  await userEvent.click(again);
  expect(await screen.findByText('New offer')).toBeTruthy();
});
