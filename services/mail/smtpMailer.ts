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
        await transport.sendMail({ from, to: { name: '', address: to }, subject: literal(subject), text, signal });
      } catch (error) {
        throw isRefusal(error) ? new RecipientRefused(error) : error;
      }
    },
  };
}

/** People type a part of it: what reads like an encoded word (RFC 2047) would be shown decoded, whatever is hidden in it. */
const literal = (subject: string): string => subject.replaceAll('=?', '=\u2060?');

/**
 * RFC 5321 §4.2.1: 5xx is for ever. Before and after the recipient is named it is about our account, and so is 5.7 (RFC 3463
 * §3.8: no right to send): our operator can mend that, and mail waits as long as it is of use.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  /^5\d\d(?![ -]5\.7\.)/.test(String(error.response));
