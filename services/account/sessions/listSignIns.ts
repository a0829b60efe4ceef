import * as v from 'valibot';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { latestEnd } from '../../clock/latestEnd.ts';
import { idAnswer } from '../../fields/idAnswer.ts';
import { instantAnswer } from '../../fields/instantAnswer.ts';
import type { Services } from '../../Services.ts';
import type { SignInTable } from './SignInTable.ts';
import { sessionTimes } from './sessionTimes.ts';

/** A sign-in that is still live, as its person recognises it. */
export const signInAnswer = v.pipe(
  v.object({
    id: idAnswer,
    startedAt: instantAnswer,
    /** To the minute. */
    lastUsedAt: instantAnswer,
    endsAt: instantAnswer,
    userAgent: v.string(),
    isCurrent: v.boolean(),
  }),
  v.metadata({ ref: 'SignIn' }),
);

/** The live sign-ins of a user, last used first. */
export async function listSignIns(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: { readonly userId: string; readonly signInId: SignInTable['id'] },
): Promise<v.InferOutput<typeof signInAnswer>[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('sign_in')
    .innerJoin('session', 'session.sign_in_id', 'sign_in.id')
    .select(['sign_in.id', 'created_at', 'absolute_until', 'user_agent'])
    .select((is) => is.fn.max('session.idle_until').as('idle_until'))
    .where('user_id', '=', user.userId)
    .where('revoked_at', 'is', null)
    .where('absolute_until', '>', now)
    .where('session.idle_until', '>', now)
    .where('session.idle_until', '<=', latestEnd(now, sessionTimes.idle + sessionTimes.putBack))
    .groupBy('sign_in.id')
    .orderBy('idle_until', 'desc')
    .orderBy('sign_in.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: addMilliseconds(row.idle_until, -sessionTimes.idle).toISOString(),
    endsAt: row.absolute_until.toISOString(),
    userAgent: row.user_agent,
    isCurrent: row.id === user.signInId,
  }));
}
