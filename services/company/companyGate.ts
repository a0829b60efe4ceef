import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Audience } from '../account/Audience.ts';
import { requireSession } from '../account/requireSession.ts';
import { ifRoom } from '../database/ifRoom.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { bearerToken } from '../web/bearerToken.ts';
import { companyHeaderName } from '../web/companyHeader.ts';
import { notFound } from '../web/notFound.ts';
import { countWrite } from '../web/pace/countWrite.ts';
import { Refusal } from '../web/Refusal.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { findCaller } from './findCaller.ts';
import { ownersOnly } from './ownersOnly.ts';

interface Needs {
  readonly audience?: Audience;
  /** Viewers read, dispatchers also write, and only owners manage the company and its members. */
  readonly to: 'read' | 'write' | 'own';
}

/**
 * Guards every route of company data: the caller must be signed in (else 401), name one company in the header, belong to it and
 * have a sufficient role. A 403 would end the client's session (seed §8), so a missing, malformed or repeated header is a 400,
 * a foreign company or the wrong audience a 404, and an insufficient role a 409. The first request that passes accepts the
 * membership; listing one's own companies does not.
 */
export const companyGate =
  (services: Services, needs: Needs): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { db, clock } = services;
    const named = c.req.header(companyHeaderName)?.toLowerCase();
    const companyId = v.is(idAnswer, named) ? named : undefined;
    const token = bearerToken(c);
    const caller = token === undefined ? undefined : await findCaller(db, token, companyId, clock.now());
    await requireSession(c, services, caller?.session);
    if (named === undefined) throw new Refusal(400, 'Choose a company first: the header X-Company-Id is missing.');
    if (companyId === undefined) throw new Refusal(400, 'The header X-Company-Id must be one company id.');

    const membership = caller?.membership;
    if (!membership || (needs.audience && needs.audience !== membership.kind)) throw notFound('company_refused');
    const { role, isAccepted } = membership;
    if (needs.to !== 'read' && role === 'viewer') {
      throw new Refusal(409, 'As a viewer, you can see everything but change nothing.', {
        reason: 'not_allowed',
        event: 'role_refused',
      });
    }
    if (needs.to === 'own' && role !== 'owner') throw ownersOnly();
    if (!isAccepted) await ifRoom(acceptMembership(db, signedInOf(c).userId, companyId, clock.now()));
    c.set('company', { id: companyId });
    countWrite(c, 'company', companyId);
    await next();
  };

/** Records a member's first access to the company. From then on other members see their own name. */
const acceptMembership = (db: Kysely<Tables>, userId: string, companyId: string, now: Date) =>
  db
    .updateTable('membership')
    .set({ accepted_at: now })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .execute();
