import type { Insertable } from 'kysely';
import { later } from '../clock/later.ts';
import type { Tables } from '../database/Tables.ts';
import { invitationTimes } from '../drivers/invitationTimes.ts';
import { newInvitationCode } from '../drivers/newInvitationCode.ts';
import type { SeededRandom } from './SeededRandom.ts';
import { trucker } from './truckers.ts';

const day = 24 * 60 * 60_000;

/** How many there are of each, and how many days ago they were last sent. */
const mix = [
  { status: 'pending', count: 9, from: 0.05, to: 5.5 },
  { status: 'opened', count: 7, from: 0.3, to: 6.5 },
  { status: 'accepted', count: 9, from: 7.5, to: 60 },
  { status: 'revoked', count: 3, from: 2, to: 40 },
  { status: 'expired', count: 5, from: 8, to: 50 },
] as const;

const messages = [
  'We run three curtainsiders between Cologne and Lyon and would like to have you on board.',
  'You drove for us last autumn. Would you like to join for good?',
  'Start is Monday at the depot. Please install the app before, all papers are in it.',
];

/** A company's invitations in every state, dated back from now. */
export function demoInvitations(
  companyId: string,
  firstTrucker: number,
  random: SeededRandom,
  now: Date,
): readonly Insertable<Tables['invitation']>[] {
  const states = mix.flatMap(({ status, count, from, to }) =>
    Array.from({ length: count }, () => ({ status, daysAgo: random.between(from, to) })),
  );
  return states.map(({ status, daysAgo }, index) => {
    const { name, phone, email } = trucker(firstTrucker + index);
    const sendCount = 1 + Math.floor(random.below(10) / 7) + Math.floor(random.below(10) / 9);
    const lastSentAt = later(now, -daysAgo * day);
    const openedAt = later(lastSentAt, random.between(0.02, 0.25) * day);
    const acceptedAt = later(openedAt, random.between(0.1, 6) * day);
    const wasOpened = status === 'opened' || status === 'accepted' || (status === 'expired' && index % 2 === 0);
    return {
      id: random.uuid(),
      company_id: companyId,
      created_at: later(lastSentAt, (1 - sendCount) * 0.8 * day),
      updated_at: status === 'accepted' ? acceptedAt : wasOpened ? openedAt : lastSentAt,
      version: sendCount + (wasOpened ? 1 : 0) + (status === 'accepted' ? 1 : 0),
      code: newInvitationCode(random),
      name,
      phone: index % 4 === 3 ? null : phone,
      email: index % 3 === 2 && index % 4 !== 3 ? null : email,
      message: index % 5 === 0 ? (messages[random.below(messages.length)] ?? null) : null,
      status,
      send_count: sendCount,
      last_sent_at: lastSentAt,
      opened_at: wasOpened ? openedAt : null,
      accepted_at: status === 'accepted' ? acceptedAt : null,
      expires_at: later(lastSentAt, invitationTimes.validFor),
    };
  });
}
