import { Hono, type Context } from 'hono';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { clientAddress } from '../web/clientAddress.ts';
import { companyHeader } from '../web/companyHeader.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { refuseForeignPages } from '../web/refuseForeignPages.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { validated } from '../web/validated.ts';
import { resendAnswer, usernameQuery } from './accountSchemas.ts';
import type { AccountServices } from './AccountServices.ts';
import type { CodePurpose } from './codes/CodePurpose.ts';
import { requestCode } from './requestCode.ts';
import { isKnownBrowser } from './signInLimits/knownBrowser.ts';
import { readKnownBrowserCookie } from './signInLimits/knownBrowserCookie.ts';
import { readSignUpCookie } from './signUpCookie.ts';
import { verifyUsernameProof } from './signUpProof.ts';

const tag = 'users';

/** Seed §7: mail a new code. A browser known to the account is not counted with its network. */
export const codesRoutes = (services: AccountServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/api/v1/otp',
      described({ tag, summary: 'Email a new confirmation code', access: 'anyone', data: resendAnswer }),
      refuseForeignPages(services.settings),
      validated('header', companyHeader),
      validated('query', usernameQuery),
      async (c) => {
        const { username } = c.req.valid('query');
        const proof = readSignUpCookie(c, services.settings, 'ofUsername');
        const isKnown = verifyUsernameProof(services.pepper, normaliseEmail(username), proof);
        return ok(c, await mailCode(c, services, { purpose: 'confirm', username, isKnown }));
      },
    )
    .post(
      '/api/v1/users/reset-password',
      described({ tag, summary: 'Email a code to choose a new password with', access: 'anyone', data: resendAnswer }),
      refuseForeignPages(services.settings),
      validated('header', companyHeader),
      validated('query', usernameQuery),
      async (c) => {
        const { username } = c.req.valid('query');
        const proof = readKnownBrowserCookie(c, services.settings, username);
        const isKnown = proof !== undefined && (await isKnownBrowser(services.db, normaliseEmail(username), proof));
        return ok(c, await mailCode(c, services, { purpose: 'reset', username, isKnown }));
      },
    );

interface CodeAsked {
  readonly purpose: CodePurpose;
  readonly username: string;
  readonly isKnown: boolean;
}

async function mailCode(c: Context<AppEnv>, services: AccountServices, asked: CodeAsked) {
  c.set('accountEmail', normaliseEmail(asked.username));
  const answer = await requestCode(services, { ...asked, peer: clientAddress(c, services.settings) });
  recordSecurityEvent(c, 'code_requested');
  return answer;
}
