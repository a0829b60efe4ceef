import type { Tracing } from '../tracing/Tracing.ts';
import type { Mailer } from './Mailer.ts';

/** Follows each mail that is sent, without its recipient or words. */
export const tracedMailer = (mailer: Mailer, tracing: Tracing | undefined): Mailer =>
  tracing ? { send: (letter, signal) => tracing.mail(() => mailer.send(letter, signal)) } : mailer;
