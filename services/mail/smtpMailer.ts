import { createTransport } from 'nodemailer';
import { Unavailable } from '../Unavailable.ts';
import type { Mailer } from './Mailer.ts';

const limitMs = 10_000;

/** Hands mail to the service at `url` (smtp:// or smtps://), over a few connections that are kept. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (cause) {
        throw new Unavailable('The mail service did not take the mail.', 30, cause);
      }
    },
  };
}
