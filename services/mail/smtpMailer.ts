import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { mailTimes, mostAtOnce } from './mailTimes.ts';
import { RecipientRefused } from './RecipientRefused.ts';

/** Hands mail to the service at `url` (smtp:// or smtps://), over a few connections that are kept. */
export function smtpMailer(url: string, from: string, limitMs: number = mailTimes.sending): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostAtOnce,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      const signal = AbortSignal.timeout(limitMs);
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, signal });
      } catch (error) {
        throw isRefusal(error) ? new RecipientRefused(error) : error;
      }
    },
  };
}

/** RFC 5321 §4.2.1: 5xx is for ever. At other points of the talk it is about the account we use, not about this recipient. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
