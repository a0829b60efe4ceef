import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Audience } from '../account/Audience.ts';
import { letIn } from '../account/letIn.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { bearerToken } from '../web/bearerToken.ts';
import { companyHeaderName } from '../web/companyHeader.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { acceptMembership } from './acceptMembership.ts';
import { findCaller } from './findCaller.ts';
import { ownersOnly } from './ownersOnly.ts';

interface Needs {
  readonly audience?: Audience;
  /** Viewers read, dispatchers also write, and owners alone decide about the company itself and its people. */
  readonly to: 'read' | 'write' | 'own';
}

const uuid = v.pipe(v.string(), v.uuid());

/**
 * Stands before every route of company data: the caller is signed in (else 401), the header names one company, they belong to it
 * now, and the role fits. As 403 would end the session of an honest client (seed §8), a header that is missing, malformed or
 * repeated is a 400, a company that is not the caller's or serves the other audience a 404, and what the role does not allow a 409.
 * Whoever comes through for the first time has accepted being of the company; being told which companies one is in is not enough.
 */
export const companyGate =
  (services: Services, needs: Needs): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { db, clock } = services;
    const named = c.req.header(companyHeaderName)?.toLowerCase();
    const companyId = v.is(uuid, named) ? named : undefined;
    const token = bearerToken(c);
    const caller = token === undefined ? undefined : await findCaller(db, token, companyId, clock.now());
    await letIn(c, services, caller?.session);
    if (named === undefined) throw new Refusal(400, 'Choose a company first: the header X-Company-Id is missing.');
    if (companyId === undefined) throw new Refusal(400, 'The header X-Company-Id must be one company id.');

    const membership = caller?.membership;
    if (!membership || (needs.audience && needs.audience !== membership.kind)) throw notFound();
    const { role, isAccepted } = membership;
    if (needs.to !== 'read' && role === 'viewer') {
      throw new Refusal(409, 'As a viewer of this company you can look at everything but change nothing.', {
        reason: 'not_allowed',
      });
    }
    if (needs.to === 'own' && role !== 'owner') throw ownersOnly();
    if (!isAccepted) await acceptMembership(db, signedInOf(c).userId, companyId, clock.now());
    c.set('company', { id: companyId });
    await next();
  };
