import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { memberFactory } from '../../../support/factories/memberFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeMemberRegister } from '../../../support/fakes/FakeMemberRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const joinedAt = '2026-01-05T09:00:00.000Z';

const open = (secondsLater: number, role: 'owner' | 'dispatcher' = 'owner') => {
  const memberRegister = Object.assign(new FakeMemberRegister(), {
    members: [
      memberFactory.build({ name: 'Boss', role: 'owner' }),
      memberFactory.build({ name: 'Vera', role: 'viewer', status: 'invited', joinedAt }),
    ],
  });
  const clock = new FakeClock(Date.parse(joinedAt) + secondsLater * 1000);
  const ports = renderRoom(<CompanyRoom />, {
    memberRegister,
    clock,
    dialogs: new FakeDialogs(),
    membership: { role },
  });
  return { ...ports, memberRegister, clock };
};

it('sends an invitation again, says so, and waits half a minute before the next', async () => {
  const { memberRegister, notices, clock } = open(60);
  await userEvent.click(await screen.findByRole('button', { name: 'Send again to Vera' }));
  await waitFor(() => expect(notices.texts).toContain('Invitation sent again to Vera'));
  expect(memberRegister.invitedAgain).toEqual([memberRegister.members[1]?.userId]);
  const waiting = screen.getByRole('button', { name: 'Send again in 30 s to Vera' });
  expect(waiting).toHaveProperty('disabled', true);
  act(() => clock.advance(30_000));
  expect(screen.getByRole('button', { name: 'Send again to Vera' })).toHaveProperty('disabled', false);
});

it('waits after the first mail too', async () => {
  open(10);
  expect(await screen.findByRole('button', { name: 'Send again in 20 s to Vera' })).toHaveProperty('disabled', true);
});

it('says why an invitation is not sent again, and offers it still', async () => {
  const { memberRegister, notices, dialogs } = open(60);
  memberRegister.failure = new Failure({ kind: 'refused', status: 409, reason: 'member_already', errors: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again to Vera' }));
  await waitFor(() => expect(dialogs.alerts).toMatchObject([{ text: 'This person is already in the company.' }]));
  expect(notices.texts).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send again to Vera' })).toHaveProperty('disabled', false);
});

it('is offered to owners alone', async () => {
  open(60, 'dispatcher');
  expect(await screen.findByText('Vera')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});
