import type { Insertable } from 'kysely';
import type { Tables } from '../Tables.ts';
import { daysFrom } from './daysFrom.ts';
import { demoInvitation } from './demoInvitation.ts';
import type { SeededRandom } from './SeededRandom.ts';
import { trucker } from './truckers.ts';

/** Number of invitations per status, and how many days ago they were last sent. */
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
  'You start Monday at the depot. Please install the app first; all the papers are in it.',
] as const;

/** A company's invitations of new drivers, in every status, dated back from now. */
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
    const invitation = {
      name,
      phone: index % 4 === 3 ? null : phone,
      email: index % 3 === 2 && index % 4 !== 3 ? null : email,
      message: index % 5 === 0 ? random.pick(messages) : null,
      status,
      wasOpened: index % 2 === 0,
      lastSentAt: daysFrom(now, -daysAgo),
    };
    return demoInvitation(companyId, invitation, random);
  });
}
