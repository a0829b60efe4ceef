import { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import { useReading } from '../../shared/useReading.ts';

const rowsShown = 6;

/** The invitations the selected company sent last. */
export const useLatestInvitations = () =>
  useReading({
    port: SentInvitations,
    key: ['invitations', 'latest'],
    read: (sent, signal) => sent.latest(rowsShown, signal),
  });
