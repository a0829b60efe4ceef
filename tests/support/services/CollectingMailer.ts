import type { Mail, Mailer } from '../../../services/mail/Mailer.ts';

/** Keeps what was sent, oldest first; `outOfOrder` makes it refuse. */
export class CollectingMailer implements Mailer {
  readonly mails: Mail[] = [];
  outOfOrder: Error | undefined;

  send(mail: Mail): Promise<void> {
    if (this.outOfOrder) return Promise.reject(this.outOfOrder);
    this.mails.push(mail);
    return Promise.resolve();
  }
}
