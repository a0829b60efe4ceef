import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { dayLimits } from '../../../../src/domain/calendar/dayLimits.ts';
import { InvitationsRoom } from '../../../../src/ui/rooms/invitations/InvitationsRoom.tsx';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import { FakeSentInvitations } from '../../../support/fakes/FakeSentInvitations.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const room = (
  <Routes>
    <Route
      path="/ui/invitations/*"
      element={
        <>
          <InvitationsRoom />
          <Link to="/ui/invitations?to=2026-03-20">Elsewhere</Link>
        </>
      }
    />
  </Routes>
);
const openAt = async (query: string) => {
  const sentInvitations = new FakeSentInvitations();
  renderRoom(room, { at: `/ui/invitations${query}`, sentInvitations });
  await screen.findByText('No matches');
  return { sentInvitations, asked: () => sentInvitations.views.at(-1)?.filters };
};
const field = () => screen.getByRole('textbox', { name: 'Sent between' });
const fieldShows = (text: string) => expect(field()).toHaveProperty('value', text);
const type = async (text: string): Promise<void> => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};

it('a typed day and the same day in the address give the same filter', async () => {
  const { asked } = await openAt('?from=2026-03-05&to=2026-03-09');
  const whole = dayLimits({ from: '2026-03-05', to: '2026-03-09' }, timeZone);
  expect(asked()).toEqual(whole);
  fieldShows('03/05/2026 ~ 03/09/2026');
  await type('3/5/2026 - 3/10');
  await expect.poll(asked).not.toEqual(whole);
  await type('3/5/2026 - 3/9/2026');
  await expect.poll(asked).toEqual(whole);
});

it('an unreadable date removes the filter, is reported, and is replaced by the next address', async () => {
  const { asked, sentInvitations } = await openAt('?from=2026-03-05&status=opened');
  await type('lately');
  await screen.findByText(/^This is not a valid date/);
  fieldShows('lately');
  expect(asked()).toEqual({ status: 'opened' });
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  fieldShows('~ 03/20/2026');
  sentInvitations.page = { rows: [invitationFactory.build()], page: 0, size: 25, total: 1 };
  await type('lately');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  fieldShows('');
  expect(screen.queryByText(/^This is not a valid date/)).toBeNull();
});
