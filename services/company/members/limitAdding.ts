import type { Transaction } from 'kysely';
import { countRequest } from '../../rateLimit/countRequest.ts';
import { countSending } from '../../rateLimit/countSending.ts';
import type { SendingLimit } from '../../rateLimit/SendingLimit.ts';
import type { Tables } from '../../Tables.ts';

const ofAll: SendingLimit = {
  table: 'member_pace',
  mostInHour: 30,
  refusal: 'Your company has invited many people within the hour. Please invite the others later.',
};

const ofOne = { mostInWindow: 3, window: 60 * 60_000 };
const refusalOfOne = 'This address was invited several times within the hour. Please invite it again later.';

/**
 * Refuses with 429 to mail more than 30 people an hour for one company that it has let them in, and one of them more than three
 * times: they did not ask for it. What other companies do is not told.
 */
export async function limitAdding(tx: Transaction<Tables>, companyId: string, email: string, now: Date): Promise<void> {
  await countSending(tx, ofAll, companyId, now);
  await countRequest(tx, `member ${companyId} ${email}`, ofOne, refusalOfOne, now);
}
