import type { Log } from '../log/Log.ts';
import type { Mail, Mailer } from './Mailer.ts';

/**
 * Mail that is sent after the answer: how long that takes, or that it fails, would tell which addresses have an account. What is
 * not sent is logged.
 */
export class MailQueue {
  readonly #mailer: Mailer;
  readonly #log: Log;
  readonly #pending = new Set<Promise<void>>();

  constructor(mailer: Mailer, log: Log) {
    this.#mailer = mailer;
    this.#log = log;
  }

  /** How many mails are not sent yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  send(mail: Mail): void {
    const sending = this.#mailer
      .send(mail)
      .catch((error: unknown) => this.#log.trouble('mail not sent', error))
      .finally(() => this.#pending.delete(sending));
    this.#pending.add(sending);
  }

  /** Settles once nothing waits to be sent any more. */
  async drained(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- while some are awaited others may come
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }
}
