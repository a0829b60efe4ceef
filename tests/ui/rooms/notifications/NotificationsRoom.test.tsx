import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { LoadNews } from '../../../../src/domain/load/LoadChange.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Notification } from '../../../../src/domain/notification/Notification.ts';
import { NotificationsRoom } from '../../../../src/ui/rooms/notifications/NotificationsRoom.tsx';
import { notificationFactory } from '../../../support/factories/notificationFactory.ts';
import { FakeNotificationInbox } from '../../../support/fakes/FakeNotificationInbox.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const inboxWith = (...rows: readonly Notification[]) =>
  Object.assign(new FakeNotificationInbox(), { page: { rows, page: 0, size: 25, total: rows.length } });

const open = (notificationInbox: FakeNotificationInbox) =>
  renderRoom(
    <Routes>
      <Route path="/ui/notifications/*" element={<NotificationsRoom />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { at: '/ui/notifications', notificationInbox },
  );

const fresh = notificationFactory.build({ id: 'n-1' });
const seen = notificationFactory.build({ id: 'n-2', kind: 'request_expired', offerId: undefined, isRead: true });

const change = (what: LoadNews['what'], facts: Partial<LoadNews> = {}): LoadNews => ({
  what,
  city: undefined,
  place: undefined,
  window: undefined,
  cargo: undefined,
  ...facts,
});

describe('the list of notifications', () => {
  it('tells what happened to which load, and marks what is unread', async () => {
    open(inboxWith(fresh, seen));
    const row = await screen.findByRole('row', { name: /New offer/ });
    expect(within(row).getByText('Essen → Lyon')).toBeTruthy();
    expect(within(row).getByText('Unread:')).toBeTruthy();
    const read = screen.getByRole('row', { name: /expired without an award/ });
    expect(within(read).queryByText('Unread:')).toBeNull();
    expect(within(read).queryByRole('button')).toBeNull();
  });

  const timeZone = 'Europe/Berlin';
  const before = { from: '2026-11-25T07:00:00.000Z', to: '2026-11-25T11:00:00.000Z', timeZone };
  const window = { before, now: { ...before, to: '2026-11-25T13:00:00.000Z' } };
  const cargo = { before: { count: 24, grossKg: 12_000 }, now: { count: 25, grossKg: 12_500 } };

  it.each<[string, readonly LoadNews[]]>([
    [
      'Place: 69 Lyon → none; Window in Essen: Wed Nov 25 8:00 AM–12:00 PM CET → Wed Nov 25 8:00 AM–2:00 PM CET; Cargo: 24 packages · 12,000 kg → 25 packages · 12,500 kg',
      [
        change('place', { city: 'Lyon', place: { before: '69 Lyon', now: undefined } }),
        change('window', { city: 'Essen', window }),
        change('cargo', { cargo }),
      ],
    ],
    ['Place in Lyon; How the cargo is packed', [change('place', { city: 'Lyon' }), change('cargo')]],
    [
      'Place in Lyon; Time at the stop in Essen; Window; Cargo; Dangerous goods; Target price; Something else',
      [
        change('place', { city: 'Lyon' }),
        change('service', { city: 'Essen' }),
        ...(['window', 'cargo', 'dangerous', 'price', undefined] as const).map((what) => change(what)),
      ],
    ],
    [
      'Stops; ADR; Goods; Window (2)',
      (['route', 'adr', 'goods', 'window', 'window'] as const).map((what) =>
        change(what, { city: what === 'window' ? 'Essen' : undefined }),
      ),
    ],
  ])('tells what of a request changed: %s', async (line, changed) => {
    open(inboxWith(notificationFactory.build({ kind: 'offer_outdated', changed })));
    const row = await screen.findByRole('row', { name: /The request changed: confirm your price/ });
    expect(within(row).getByText((text) => text.replaceAll(/[\u00A0\u202F]/g, ' ') === line)).toBeTruthy();
  });

  it('tells a shipment from others on the same lane by its reference', async () => {
    const shipment = {
      kind: 'shipment_late',
      offerId: undefined,
      shipmentId: 's-1',
      reference: 'SR-2026-000007',
    } as const;
    open(inboxWith(notificationFactory.build(shipment)));
    const row = await screen.findByRole('row', { name: /The shipment is late/ });
    expect(within(row).getByText('Essen → Lyon · SR-2026-000007')).toBeTruthy();
  });

  it('marks one or all read', async () => {
    const inbox = inboxWith(fresh, seen);
    open(inbox);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: New offer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(inbox.read.map(({ which }) => which)).toEqual([['n-1'], 'all']));
  });

  it('leads to the request, marks that as read on the way, and is silent if that fails', async () => {
    const inbox = inboxWith(fresh);
    inbox.marked = new Failure({ kind: 'unreachable', offline: false });
    const { dialogs } = open(inbox);
    await userEvent.click(await screen.findByRole('link', { name: 'New offer' }));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
    expect(inbox.read).toHaveLength(1);
    expect(dialogs.alerts).toEqual([]);
  });

  it('stops the alerts of a saved view from one of them, and says so', async () => {
    const view = { id: 'view-1', name: 'To Lyon', more: undefined };
    const { listSettings, notices } = open(inboxWith(notificationFactory.build({ kind: 'loads_matched', view })));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop alerts for To Lyon' }));
    await waitFor(() => expect(listSettings.alerts).toEqual([{ viewId: 'view-1', hasAlert: false }]));
    expect(notices.texts).toEqual(['You are no longer notified of new loads that match To Lyon.']);
  });

  it('says what will be here while there is nothing', async () => {
    open(inboxWith());
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });
});
