import { Hono } from 'hono';
import * as v from 'valibot';
import { idParam } from '../fields/idParam.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { companyHeader } from '../web/companyHeader.ts';
import { described } from '../web/described.ts';
import { notFound } from '../web/notFound.ts';
import { ok } from '../web/ok.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { validated } from '../web/validated.ts';
import type { AccountServices } from './AccountServices.ts';
import { authenticate } from './authenticate.ts';
import { requireRecentPassword } from './requireRecentPassword.ts';
import { listSignIns, signInAnswer } from './sessions/listSignIns.ts';
import { revokeSignIns } from './sessions/revokeSignIns.ts';

const tag = 'auth';

/** Where a person is signed in, and how to end it, which needs a recent password. */
export const signInsRoutes = (services: AccountServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/api/v1/sign-ins',
      described({ tag, summary: 'Where you are signed in', access: 'signedIn', data: v.array(signInAnswer) }),
      validated('header', companyHeader),
      authenticate(services),
      async (c) => ok(c, await listSignIns(services, signedInOf(c))),
    )
    .delete(
      '/api/v1/sign-ins',
      described({ tag, summary: 'Sign out everywhere else', access: 'signedIn', data: v.null() }),
      validated('header', companyHeader),
      authenticate(services),
      requireRecentPassword(services),
      async (c) => {
        const { userId, signInId } = signedInOf(c);
        await revokeSignIns(services.db, { userId, except: signInId }, services.clock.now());
        recordSecurityEvent(c, 'sign_ins_ended');
        return ok(c, null);
      },
    )
    .delete(
      '/api/v1/sign-ins/:id',
      described({ tag, summary: 'End one of your sign-ins', access: 'signedIn', data: v.null() }),
      validated('header', companyHeader),
      authenticate(services),
      requireRecentPassword(services),
      validated('param', idParam),
      async (c) => {
        const { userId } = signedInOf(c);
        const { id } = c.req.valid('param');
        if ((await revokeSignIns(services.db, { userId, only: id }, services.clock.now())) === 0) throw notFound();
        recordSecurityEvent(c, 'sign_ins_ended');
        return ok(c, null);
      },
    );
