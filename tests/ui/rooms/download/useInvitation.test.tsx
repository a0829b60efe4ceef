import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { InvitationDetails } from '../../../../src/domain/invitation/InvitationDetails.ts';
import { FaultBoundary } from '../../../../src/ui/app/FaultBoundary.tsx';
import { useInvitation } from '../../../../src/ui/rooms/download/useInvitation.ts';
import { invitationDetailsFactory } from '../../../support/factories/invitationDetailsFactory.ts';
import { FakeInvitationBook } from '../../../support/fakes/FakeInvitationBook.ts';
import { renderPage } from '../../../support/renderPage.tsx';

/** Shows how far the reading of one invitation has come, and goes on to another when it is pressed. */
const Reader = () => {
  const [id, setId] = useState('first');
  const { reading } = useInvitation(id);
  return (
    <button type="button" onClick={() => setId('second')}>
      {reading.kind === 'found' ? reading.details.companyName : reading.kind}
    </button>
  );
};

/** An answer that comes when the test says so. */
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

it('drops the answer about an invitation that is no longer asked for', async () => {
  const invitationBook = new FakeInvitationBook();
  const [first, second] = [new Later(), new Later()];
  invitationBook.details = first.promise;
  renderPage(<Reader />, { invitationBook });

  invitationBook.details = second.promise;
  await userEvent.click(screen.getByRole('button'));
  await act(async () => second.resolve(invitationDetailsFactory.build({ companyName: 'Second' })));
  await act(async () => first.resolve(invitationDetailsFactory.build({ companyName: 'First' })));

  expect(invitationBook.idsRead).toEqual(['first', 'second']);
  expect(shown()).toBe('Second');
});

it('shows nothing of one invitation while another is being read', async () => {
  const invitationBook = new FakeInvitationBook();
  invitationBook.details = invitationDetailsFactory.build({ companyName: 'First' });
  renderPage(<Reader />, { invitationBook });
  expect(await screen.findByText('First')).toBeTruthy();

  invitationBook.details = new Later().promise;
  await userEvent.click(screen.getByRole('button'));

  expect(shown()).toBe('reading');
});

it('hands a fault of our own to the boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const invitationBook = new FakeInvitationBook();
  invitationBook.details = Promise.reject(new TypeError('a fault of ours'));
  renderPage(
    <FaultBoundary>
      <Reader />
    </FaultBoundary>,
    { invitationBook },
  );
  expect(await screen.findByText('This page could not be shown')).toBeTruthy();
});
