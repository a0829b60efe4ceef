import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { companyHeaderName } from '../web/companyHeader.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { acceptMembership } from './acceptMembership.ts';
import type { Audience } from './Audience.ts';
import { ownersOnly } from './ownersOnly.ts';

interface Needs {
  readonly audience?: Audience;
  /** Viewers read, dispatchers also write, and owners alone decide about the company itself and its people. */
  readonly to: 'read' | 'write' | 'own';
}

const uuid = v.pipe(v.string(), v.uuid());

/**
 * Stands behind `authenticate`, before every route of company data: the header names one company, the caller belongs to it now,
 * and the role fits. As 403 would end the session of an honest client (seed §8), a header that is missing, malformed or repeated is
 * a 400, a company that is not the caller's or serves the other audience a 404, and what the role does not allow a 409.
 * Whoever comes through for the first time has accepted being of the company; being told which companies one is in is not enough.
 */
export const companyGate =
  ({ db, clock }: Services, needs: Needs): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { userId } = signedInOf(c);
    const companyId = c.req.header(companyHeaderName)?.toLowerCase();
    if (companyId === undefined) throw new Refusal(400, 'Choose a company first: the header X-Company-Id is missing.');
    if (!v.is(uuid, companyId)) throw new Refusal(400, 'The header X-Company-Id must be one company id.');

    const member = await db
      .selectFrom('membership')
      .innerJoin('company', 'company.id', 'membership.company_id')
      .select(['membership.role', 'membership.accepted_at', 'company.kind'])
      .where('membership.user_id', '=', userId)
      .where('membership.company_id', '=', companyId)
      .executeTakeFirst();
    if (!member || (needs.audience && needs.audience !== member.kind)) throw notFound();
    if (needs.to !== 'read' && member.role === 'viewer') {
      throw new Refusal(409, 'As a viewer of this company you can look at everything but change nothing.');
    }
    if (needs.to === 'own' && member.role !== 'owner') throw ownersOnly();
    if (member.accepted_at === null) await acceptMembership(db, userId, companyId, clock.now());
    c.set('company', { id: companyId, role: member.role });
    await next();
  };
