import { Hono } from 'hono';
import * as v from 'valibot';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { bearerToken } from '../web/bearerToken.ts';
import { companyHeader } from '../web/companyHeader.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { clientAddress } from '../web/clientAddress.ts';
import { countWrite } from '../web/pace/countWrite.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { Refusal } from '../web/Refusal.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { validated } from '../web/validated.ts';
import type { AccountServices } from './AccountServices.ts';
import { authenticate } from './authenticate.ts';
import { endSessionOf } from './sessions/endSessionOf.ts';
import { exchangeToken } from './sessions/exchangeToken.ts';
import { revokeSignIns } from './sessions/revokeSignIns.ts';
import { readKnownBrowserCookie, setKnownBrowserCookie } from './signInLimits/knownBrowserCookie.ts';
import { signIn } from './signIn.ts';
import { credentials, signedIn, tokenExchange } from './signInSchemas.ts';

const tag = 'auth';

/** Seed §7: sign in, exchange a token, sign out. */
export const authRoutes = (services: AccountServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(
      '/api/v1/login',
      described({ tag, summary: 'Sign in', access: 'anyone', data: signedIn }),
      validated('header', companyHeader),
      validated('json', credentials),
      async (c) => {
        const { username, password } = c.req.valid('json');
        c.set('accountEmail', normaliseEmail(username));
        const peer = clientAddress(c, services.settings);
        const entered = await signIn(services, {
          username,
          password,
          peer,
          browserProof: readKnownBrowserCookie(c, services.settings, username),
          userAgent: c.req.header('User-Agent') ?? '',
        });
        if (entered === undefined || entered === 'locked') {
          throw new Refusal(401, 'The email or password is wrong, or the account has not been confirmed yet.', {
            event: entered === 'locked' ? 'sign_in_locked' : 'sign_in_failed',
          });
        }
        recordSecurityEvent(c, 'signed_in', { userId: entered.signedIn.user.id });
        await endSessionOf(services, bearerToken(c));
        setKnownBrowserCookie(c, services.settings, username, entered.browserProof);
        return ok(c, entered.signedIn);
      },
    )
    .post(
      '/api/v1/utils/exchange-token',
      described({
        tag,
        summary: 'Extend a session, or hand it over to another host of the brand',
        access: 'anyone',
        data: signedIn,
      }),
      validated('header', companyHeader),
      validated('json', tokenExchange),
      async (c) => {
        const onUser = (userId: string) => countWrite(c, 'account', userId);
        const answer = await exchangeToken(services, { ...c.req.valid('json'), onUser });
        if (!answer) throw new Refusal(401, 'This session has ended. Sign in again.', { event: 'token_refused' });
        return ok(c, answer);
      },
    )
    .post(
      '/api/v1/logout',
      described({ tag, summary: 'Sign out: every token of this sign-in ends', access: 'signedIn', data: v.null() }),
      validated('header', companyHeader),
      authenticate(services),
      async (c) => {
        const { userId, signInId } = signedInOf(c);
        await revokeSignIns(services.db, { userId, only: signInId }, services.clock.now());
        recordSecurityEvent(c, 'signed_out');
        return ok(c, null);
      },
    );
