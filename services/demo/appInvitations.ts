import type { Insertable } from 'kysely';
import type { Tables } from '../Tables.ts';
import { daysFrom } from './daysFrom.ts';
import { demoInvitation } from './demoInvitation.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Days since the company introduced the app. */
const appSince = 300;

/** Accepted invitations for existing drivers; one in seven has none yet. */
export const appInvitations = (
  companyId: string,
  drivers: readonly Insertable<Tables['driver']>[],
  random: SeededRandom,
  now: Date,
): readonly Insertable<Tables['invitation']>[] =>
  drivers
    .filter((_, index) => index % 7 !== 3)
    .map(({ id, name, phone = null, email = null, created_at: addedAt }) => {
      const invitedAt = daysFrom(now, -random.between(20, appSince));
      const lastSentAt = daysFrom(invitedAt.getTime() < addedAt.getTime() ? addedAt : invitedAt, 3);
      const invitation = { name, phone, email, message: null, status: 'accepted', lastSentAt } as const;
      return { ...demoInvitation(companyId, invitation, random), driver_id: id };
    });
