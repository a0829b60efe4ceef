import { Hono } from 'hono';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { clientAddress } from '../web/clientAddress.ts';
import { companyHeader } from '../web/companyHeader.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { refuseForeignPages } from '../web/refuseForeignPages.ts';
import { validated } from '../web/validated.ts';
import { resendAnswer, usernameQuery } from './accountSchemas.ts';
import type { AccountServices } from './AccountServices.ts';
import { requestCode } from './requestCode.ts';
import { isKnownBrowser } from './signInLimits/knownBrowser.ts';
import { readKnownBrowserCookie } from './signInLimits/knownBrowserCookie.ts';
import { readSignUpCookie } from './signUpCookie.ts';
import { verifyUsernameProof } from './signUpProof.ts';
import { tellSecurity } from '../web/tellSecurity.ts';

const tag = 'users';

/** Seed §7: mail a new code. A browser known to the account is not counted with its network. */
export const codesRoutes = (services: AccountServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/api/v1/otp',
      described({ tag, summary: 'Mail a new confirmation code', access: 'anyone', data: resendAnswer }),
      refuseForeignPages(services.settings),
      validated('header', companyHeader),
      validated('query', usernameQuery),
      async (c) => {
        const { username } = c.req.valid('query');
        const peer = clientAddress(c, services.settings);
        const proof = readSignUpCookie(c, services.settings, 'ofUsername');
        const isKnown = verifyUsernameProof(services.pepper, normaliseEmail(username), proof);
        c.set('accountEmail', normaliseEmail(username));
        const answer = await requestCode(services, { purpose: 'confirm', username, peer, isKnown });
        tellSecurity(c, 'code_requested');
        return ok(c, answer);
      },
    )
    .post(
      '/api/v1/users/reset-password',
      described({ tag, summary: 'Mail a code to choose a new password with', access: 'anyone', data: resendAnswer }),
      refuseForeignPages(services.settings),
      validated('header', companyHeader),
      validated('query', usernameQuery),
      async (c) => {
        const { username } = c.req.valid('query');
        const peer = clientAddress(c, services.settings);
        const proof = readKnownBrowserCookie(c, services.settings, username);
        const isKnown = proof !== undefined && (await isKnownBrowser(services.db, normaliseEmail(username), proof));
        c.set('accountEmail', normaliseEmail(username));
        const answer = await requestCode(services, { purpose: 'reset', username, peer, isKnown });
        tellSecurity(c, 'code_requested');
        return ok(c, answer);
      },
    );
