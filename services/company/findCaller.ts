import type { Kysely } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import type { LiveSession } from '../account/sessions/LiveSession.ts';
import { liveSessionOf } from '../account/sessions/liveSessionOf.ts';
import { liveSessionQuery } from '../account/sessions/liveSessionQuery.ts';
import type { Tables } from '../Tables.ts';
import type { Role } from './Role.ts';

export interface Caller {
  readonly session: LiveSession;
  /** Undefined if they do not belong to the company. */
  readonly membership?: { readonly role: Role; readonly kind: Audience | 'brand'; readonly isAccepted: boolean };
}

/** The session of a token and its user's membership of a company, in one query. Undefined without a live session. */
export async function findCaller(
  db: Kysely<Tables>,
  token: string,
  companyId: string | undefined,
  now: Date,
): Promise<Caller | undefined> {
  const row = await liveSessionQuery(db, token, now)
    .leftJoin('membership', (join) =>
      join.onRef('membership.user_id', '=', 'app_user.id').on('membership.company_id', '=', companyId ?? null),
    )
    .leftJoin('company', 'company.id', 'membership.company_id')
    .select(['membership.role', 'membership.accepted_at', 'company.kind'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, kind, accepted_at: acceptedAt } = row;
  const session = liveSessionOf(row);
  return role && kind ? { session, membership: { role, kind, isAccepted: acceptedAt !== null } } : { session };
}
