import type { Mail } from './Mail.ts';

/** The part of a mail that its recipient sees. */
export type MailMessage = Pick<Mail, 'to' | 'subject' | 'text'>;

/** Sends mail through a mail service. */
export interface Mailer {
  /** Throws `RecipientRefused` when there is no point in a retry, any other error when there is, also once `signal` is aborted. */
  send(letter: MailMessage, signal?: AbortSignal): Promise<void>;
}
