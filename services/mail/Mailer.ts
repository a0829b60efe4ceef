import type { Mail } from './Mail.ts';

/** What its reader gets of a mail. */
export type Letter = Pick<Mail, 'to' | 'subject' | 'text'>;

/** The way out to a mail service. */
export interface Mailer {
  /** Throws `RecipientRefused` when that is for good, any other error when it may be tried again. */
  send(letter: Letter): Promise<void>;
}
