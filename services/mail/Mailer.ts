import type { Mail } from './Mail.ts';

export type Letter = Pick<Mail, 'to' | 'subject' | 'text'>;

export interface Mailer {
  /** Hands a mail over for delivery. Throws `RecipientRefused` when that is for ever, any other error when it may be tried again. */
  send(letter: Letter): Promise<void>;
}
