import type { Transaction } from 'kysely';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { enforceHourlyMailLimit } from '../../rateLimit/enforceHourlyMailLimit.ts';
import type { HourlyMailLimit } from '../../rateLimit/HourlyMailLimit.ts';
import type { Tables } from '../../Tables.ts';

const ofAll: HourlyMailLimit = {
  table: 'member_pace',
  maxPerHour: 30,
  refusal: 'Your company has invited too many people in the last hour. Invite the rest later.',
};

const ofOne = { maxInWindow: 3, window: 60 * 60_000 };

const limited =
  (limitOfOne: Parameters<typeof enforceRateLimit>[2], refusal: string) =>
  async (tx: Transaction<Tables>, companyId: string, email: string, now: Date): Promise<void> => {
    await enforceHourlyMailLimit(tx, ofAll, companyId, now);
    await enforceRateLimit(tx, `member ${companyId} ${email}`, limitOfOne, refusal, now);
  };

/**
 * Limits member mails to 30 an hour per company and three an hour per address, because recipients did not ask for them.
 * Counts each company by itself, to reveal nothing about others.
 */
export const limitMemberMails = limited(
  ofOne,
  'This address has been invited too often in the last hour. Try again later.',
);

/** The same limits, and half a minute between two mails, for an invitation that is mailed once more. */
export const limitRepeatedMail = limited(
  { ...ofOne, minInterval: 30_000 },
  'This person has only just been invited, or too often in the last hour. Try again later.',
);
