import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvitationsRoom } from '../../../../src/ui/rooms/invitations/InvitationsRoom.tsx';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import { FakePreferences } from '../../../support/fakes/FakePreferences.ts';
import { FakeSentInvitations } from '../../../support/fakes/FakeSentInvitations.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const rows = [invitationFactory.build({ id: 'i-1', name: 'Ana Ruiz' })];

const open = (at: string, recordsBeside: boolean) => {
  const sentInvitations = Object.assign(new FakeSentInvitations(), { page: { rows, page: 0, size: 25, total: 1 } });
  renderRoom(
    <main>
      <Routes>
        <Route path="/ui/invitations/*" element={<InvitationsRoom />} />
      </Routes>
    </main>,
    { at, sentInvitations, preferences: new FakePreferences({ recordsBeside }) },
  );
};

const media = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });
beforeAll(() => media(true));
afterAll(() => media(false));

it('an invitation is shown beside the list, by a link that opens in a new tab too', async () => {
  open('/ui/invitations', true);
  const row = await screen.findByRole('link', { name: 'Ana Ruiz' });
  expect(row.getAttribute('href')).toBe('/ui/invitations?sel=i-1');
  await userEvent.click(row);
  const panel = await screen.findByRole('region', { name: 'Selected record' });
  expect(within(panel).getByRole('heading', { level: 2, name: 'Ana Ruiz' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a link to it opens its dialog where records are not shown beside the list', async () => {
  open('/ui/invitations?sel=i-1', false);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Ana Ruiz' })).getByRole('button', { name: 'Close' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('one that is not in the list is said not to be there', async () => {
  open('/ui/invitations?sel=i-2', true);
  expect(await screen.findByText(/^This invitation is not in the list/)).toBeTruthy();
});
