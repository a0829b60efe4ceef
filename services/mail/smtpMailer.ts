import { createTransport } from 'nodemailer';
import { Unavailable } from '../Unavailable.ts';
import type { Mailer } from './Mailer.ts';

/** In milliseconds, for a whole mail: waiting for a connection, making it, and all that is said over it. */
const mailLimitMs = 10_000;
const mostConnections = 3;
const mostWaiting = 50;
const retryAfterSeconds = 30;

/** Hands mail to the service at `url` (smtp:// or smtps://), over a few connections that are kept. */
export function smtpMailer(url: string, from: string, limitMs = mailLimitMs): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let underWay = 0;
  return {
    async send({ to, subject, text }) {
      if (underWay >= mostConnections + mostWaiting) {
        throw new Unavailable('Too many mails are waiting to be sent.', retryAfterSeconds);
      }
      underWay += 1;
      try {
        const signal = AbortSignal.timeout(limitMs);
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, signal });
      } catch (cause) {
        throw new Unavailable('The mail service did not take the mail.', retryAfterSeconds, cause);
      } finally {
        underWay -= 1;
      }
    },
  };
}
