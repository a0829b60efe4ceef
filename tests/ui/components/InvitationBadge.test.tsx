import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvitationBadge } from '../../../src/ui/components/InvitationBadge.tsx';
import { renderPage } from '../../support/renderPage.tsx';

it('an invitation nobody was mailed is to be passed on, until it is opened', () => {
  renderPage(
    <>
      <InvitationBadge status="pending" isByHand />
      <InvitationBadge status="opened" isByHand />
      <InvitationBadge status="pending" />
    </>,
  );
  expect(screen.getAllByText('To pass on')).toHaveLength(1);
});
