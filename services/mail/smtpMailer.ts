import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../settings/isLoopbackHost.ts';
import type { Mailer } from './Mailer.ts';
import { mailTimes, maxConcurrentMails } from './mailTimes.ts';
import { RecipientRefused } from './RecipientRefused.ts';

/**
 * Sends mail through the service at `url` (smtp:// or smtps://) over a pool of connections. Without `mayBeClear` nothing is sent
 * unencrypted, unless to this machine: smtp:// switches to TLS (STARTTLS) or fails, whatever its query says.
 */
export function smtpMailer(
  url: string,
  from: string,
  limitMs: number = mailTimes.sendTimeout,
  mayBeClear = false,
): Mailer {
  const needsTls = !mayBeClear && !isLoopbackHost(new URL(url).host);
  const transport = createTransport({
    ...(needsTls ? { url: withoutTlsOptions(url), requireTLS: true } : { url }),
    pool: true,
    maxConnections: maxConcurrentMails,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }, stopped) {
      const signal = AbortSignal.any([AbortSignal.timeout(limitMs), ...(stopped ? [stopped] : [])]);
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject: literal(subject), text, signal });
      } catch (error) {
        throw isRefusal(error) ? new RecipientRefused(error) : error;
      }
    },
  };
}

/** Options in the query of an address win over those given with it. */
function withoutTlsOptions(url: string): string {
  const address = new URL(url);
  for (const name of ['requireTLS', 'ignoreTLS', 'secure']) address.searchParams.delete(name);
  return address.href;
}

/** Subjects contain user input, so break anything that looks like an encoded word (RFC 2047) and would be decoded. */
const literal = (subject: string): string => subject.replaceAll('=?', '=\u2060?');

/**
 * A 5xx reply is permanent (RFC 5321 §4.2.1). In reply to other commands, or as 5.7 (RFC 3463 §3.8, not authorised to send), it
 * concerns our own account: the operator can fix that, so the mail is retried until it expires.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  /^5\d\d(?![ -]5\.7\.)/.test(String(error.response));
