import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { InvitationDetails } from '../../../../src/domain/invitation/InvitationDetails.ts';
import { ErrorBoundary } from '../../../../src/ui/app/ErrorBoundary.tsx';
import { useInvitation } from '../../../../src/ui/rooms/download/useInvitation.ts';
import { invitationDetailsFactory } from '../../../support/factories/invitationDetailsFactory.ts';
import { FakePublicInvitations } from '../../../support/fakes/FakePublicInvitations.ts';
import { renderPage } from '../../../support/renderPage.tsx';

/** Shows the state of one invitation, and switches to another when clicked. */
const Reader = () => {
  const [id, setId] = useState('first');
  const { reading } = useInvitation(id);
  return (
    <button type="button" onClick={() => setId('second')}>
      {reading.kind === 'found' ? reading.details.companyName : reading.kind}
    </button>
  );
};

/** An answer the test gives when it wants to. */
class Later {
  #arrive: ((details: InvitationDetails) => void) | undefined;
  readonly promise = new Promise<InvitationDetails>((resolve) => {
    this.#arrive = resolve;
  });

  resolve(details: InvitationDetails): void {
    this.#arrive?.(details);
  }
}

const shown = () => screen.getByRole('button').textContent;

it('drops an answer for an invitation that is no longer shown', async () => {
  const publicInvitations = new FakePublicInvitations();
  const [first, second] = [new Later(), new Later()];
  publicInvitations.details = first.promise;
  renderPage(<Reader />, { publicInvitations });

  publicInvitations.details = second.promise;
  await userEvent.click(screen.getByRole('button'));
  await act(async () => second.resolve(invitationDetailsFactory.build({ companyName: 'Second' })));
  await act(async () => first.resolve(invitationDetailsFactory.build({ companyName: 'First' })));

  expect(publicInvitations.idsRead).toEqual(['first', 'second']);
  expect(shown()).toBe('Second');
});

it('shows nothing of the previous invitation while the next one loads', async () => {
  const publicInvitations = new FakePublicInvitations();
  publicInvitations.details = invitationDetailsFactory.build({ companyName: 'First' });
  renderPage(<Reader />, { publicInvitations });
  expect(await screen.findByText('First')).toBeTruthy();

  publicInvitations.details = new Later().promise;
  await userEvent.click(screen.getByRole('button'));

  expect(shown()).toBe('reading');
});

it('passes a programming error to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const publicInvitations = new FakePublicInvitations();
  publicInvitations.details = Promise.reject(new TypeError('a fault of ours'));
  renderPage(
    <ErrorBoundary>
      <Reader />
    </ErrorBoundary>,
    { publicInvitations },
  );
  expect(await screen.findByText('This page could not be shown')).toBeTruthy();
});
