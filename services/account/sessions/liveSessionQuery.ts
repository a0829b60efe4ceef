import { sql, type Kysely } from 'kysely';
import { latestEnd } from '../../clock/latestEnd.ts';
import type { Tables } from '../../Tables.ts';
import { sessionTimes } from './sessionTimes.ts';
import { tokenHash } from './tokenHash.ts';

/**
 * Selects a token's session unless it is idle, expired, revoked or of a disabled account, or would last longer than any session may.
 * `is true` keeps the planner from starting with all live sign-ins instead of the token.
 */
export const liveSessionQuery = (db: Kysely<Tables>, token: string, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('sign_in', 'sign_in.id', 'session.sign_in_id')
    .innerJoin('app_user', 'app_user.id', 'sign_in.user_id')
    .select(['session.token_hash', 'session.sign_in_id', 'session.idle_until', 'session.superseded_at'])
    .select(['sign_in.authenticated_at', 'app_user.id', 'app_user.name', 'app_user.email', 'app_user.phone'])
    .select('app_user.region')
    .where('session.token_hash', '=', tokenHash(token))
    .where('session.idle_until', '>', now)
    .where('session.idle_until', '<=', latestEnd(now, sessionTimes.idle + sessionTimes.putBack))
    .where(sql<boolean>`(sign_in.absolute_until > ${now}) is true`)
    .where('sign_in.absolute_until', '<=', latestEnd(now, sessionTimes.absolute + sessionTimes.putBack))
    .where('sign_in.revoked_at', 'is', null)
    .where('app_user.disabled_at', 'is', null);
