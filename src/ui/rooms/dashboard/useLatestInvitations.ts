import { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import { useReading } from '../../shared/useReading.ts';

const rowsShown = 6;

/** The latest invitations of the selected company; one that is accepted shows by itself. */
export const useLatestInvitations = () =>
  useReading({
    port: SentInvitations,
    key: ['invitations', 'latest'],
    read: (sent, signal) => sent.latest(rowsShown, signal),
    follows: true,
  });
