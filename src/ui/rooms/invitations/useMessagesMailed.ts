import { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import { useReading } from '../../shared/useReading.ts';

/** Whether mails have the company's messages; true until it is known that they do not. */
export const useMessagesMailed = (): boolean =>
  useReading({
    port: SentInvitations,
    key: ['invitations', 'messagesMailed'],
    read: (sent, signal) => sent.areMessagesMailed(signal),
  }).data ?? true;
