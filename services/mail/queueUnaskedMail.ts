import type { Kysely, Transaction } from 'kysely';
import { countRequest } from '../rateLimit/countRequest.ts';
import { longestWindow } from '../rateLimit/longestWindow.ts';
import type { RateLimitTables } from '../rateLimit/RateLimitTables.ts';
import type { Mail } from './Mail.ts';
import type { MailServices } from './MailServices.ts';
import { queueMail } from './queueMail.ts';

/** Mails a day to one mailbox, from all companies together. */
const limits = { maxInWindow: 10, window: longestWindow };

/**
 * Queues a mail that its recipient did not ask for, such as an invitation. Beyond ten a day for a mailbox it is left out and all else
 * goes on: many companies together cannot flood a stranger, and a refusal would tell each of them that others write there.
 */
export async function queueUnaskedMail(
  services: Pick<MailServices, 'clock' | 'random' | 'settings' | 'log'>,
  tx: Kysely<RateLimitTables> | Transaction<RateLimitTables>,
  mail: Mail,
): Promise<void> {
  const isWanted = await countRequest(tx, `unasked mail to ${mailboxOf(mail.to)}`, limits, services.clock.now());
  if (!isWanted) services.log.write('warn', 'mail left out', { reason: 'ten a day for a mailbox' });
  await queueMail(services, tx, mail, isWanted);
}

/** Without what many mail services let people add to their name, as in ada+fleet@example.com. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
