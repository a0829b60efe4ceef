import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { InvitationsCard } from '../../../../src/ui/rooms/dashboard/InvitationsCard.tsx';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import { FakeSentInvitations } from '../../../support/fakes/FakeSentInvitations.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const noConnection = new Failure({ kind: 'unreachable', offline: true });
const joao = invitationFactory.build({ name: 'João Silva' });

it('shown invitations stay when reading them again fails', async () => {
  onTestFinished(() => focusManager.setFocused(undefined));
  const page = { rows: [joao], page: 0, size: 6, total: 1 };
  const sentInvitations = Object.assign(new FakeSentInvitations(), { page });
  renderRoom(<InvitationsCard />, { sentInvitations });
  await screen.findByText('João Silva');
  expect(sentInvitations.asked).toMatchObject([{ size: 6 }]);

  Object.assign(sentInvitations, { page: noConnection });
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(sentInvitations.asked).toHaveLength(2));
  await act(async () => {});
  expect(screen.getByText('João Silva')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('invitations that cannot be read are reported', async () => {
  renderRoom(<InvitationsCard />, {
    sentInvitations: Object.assign(new FakeSentInvitations(), { page: noConnection }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
});
