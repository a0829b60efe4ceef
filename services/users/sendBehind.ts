import type { Mail } from '../mail/Mailer.ts';
import type { Services } from '../Services.ts';

/** Sends a mail after the answer: how long that takes, or that it fails, would tell which addresses have an account. */
export function sendBehind({ mailer, log }: Services, mail: Mail | undefined): void {
  if (mail) mailer.send(mail).catch((error: unknown) => log.trouble('mail not sent', error));
}
