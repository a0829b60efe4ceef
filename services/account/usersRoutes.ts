import { Hono } from 'hono';
import type { AppEnv } from '../web/AppEnv.ts';
import { companyHeader, companyHeaderName } from '../web/companyHeader.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { clientAddress } from '../web/clientAddress.ts';
import { refuseForeignPages } from '../web/refuseForeignPages.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { signedInOf } from '../web/signedInOf.ts';
import { validated } from '../web/validated.ts';
import {
  changePasswordBody,
  confirmationAnswer,
  confirmationBody,
  newPasswordBody,
  ownPasswordBody,
  regionBody,
  signUpBody,
  usernameAnswer,
} from './accountSchemas.ts';
import type { AccountServices } from './AccountServices.ts';
import { authenticate } from './authenticate.ts';
import { changePassword } from './changePassword.ts';
import { chooseRegion } from './chooseRegion.ts';
import { confirmPassword } from './confirmPassword.ts';
import { confirmAccount } from './confirmAccount.ts';
import { resetPassword } from './resetPassword.ts';
import { signedIn, signedInUser } from './signInSchemas.ts';
import { signUp } from './signUp.ts';
import { readSignUpCookie, setSignUpCookies } from './signUpCookie.ts';
import { normaliseEmail } from '../fields/normaliseEmail.ts';

const tag = 'users';

/**
 * Seed §7: sign up, confirm by mailed code, choose a new password; and change it while signed in. No answer to a visitor reveals
 * whether an address has an account.
 */
export const usersRoutes = (services: AccountServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(
      '/api/v1/users',
      described({
        tag,
        summary: 'Sign up with a company; a code comes by email',
        access: 'anyone',
        data: usernameAnswer,
        status: 201,
      }),
      refuseForeignPages(services.settings),
      validated('header', companyHeader),
      validated('json', signUpBody),
      async (c) => {
        const brandId = c.req.valid('header')[companyHeaderName];
        const peer = clientAddress(c, services.settings);
        const { username, proofs } = await signUp(services, c.req.valid('json'), brandId, peer);
        c.set('accountEmail', username);
        recordSecurityEvent(c, 'signed_up');
        setSignUpCookies(c, services.settings, proofs);
        return ok(c, { username }, { status: 201 });
      },
    )
    .post(
      '/api/v1/users/otp',
      described({ tag, summary: 'Confirm the account by its code', access: 'anyone', data: confirmationAnswer }),
      validated('header', companyHeader),
      validated('json', confirmationBody),
      async (c) => {
        const proof = readSignUpCookie(c, services.settings, 'ofPassword');
        const confirmation = c.req.valid('json');
        c.set('accountEmail', normaliseEmail(confirmation.username));
        const confirmed = await confirmAccount(services, confirmation, proof);
        recordSecurityEvent(c, 'account_confirmed');
        return ok(c, confirmed);
      },
    )
    .post(
      '/api/v1/users/save-password',
      described({
        tag,
        summary: 'Choose a new password by the mailed code; all sessions end',
        access: 'anyone',
        data: usernameAnswer,
      }),
      validated('header', companyHeader),
      validated('json', newPasswordBody),
      async (c) => {
        const chosen = c.req.valid('json');
        c.set('accountEmail', normaliseEmail(chosen.username));
        const answer = await resetPassword(services, chosen, clientAddress(c, services.settings));
        recordSecurityEvent(c, 'password_reset');
        return ok(c, answer);
      },
    )
    .put(
      '/api/v1/users/password',
      described({
        tag,
        summary: 'Change your password; every other sign-in ends, and this one gets a new token',
        access: 'signedIn',
        data: signedIn,
      }),
      validated('header', companyHeader),
      authenticate(services),
      validated('json', changePasswordBody),
      async (c) => {
        const peer = clientAddress(c, services.settings);
        const answer = await changePassword(services, signedInOf(c), c.req.valid('json'), peer);
        recordSecurityEvent(c, 'password_changed');
        return ok(c, answer);
      },
    )
    .put(
      '/api/v1/users/region',
      described({
        tag,
        summary: 'Choose whose customs for dates and numbers are used; null is the company’s',
        access: 'signedIn',
        data: signedInUser,
      }),
      validated('header', companyHeader),
      authenticate(services),
      validated('json', regionBody),
      async (c) => ok(c, await chooseRegion(services, signedInOf(c).userId, c.req.valid('json').region)),
    )
    .post(
      '/api/v1/users/confirm-password',
      described({
        tag,
        summary: 'Enter your password again, for what needs a recent one; the token is replaced',
        access: 'signedIn',
        data: signedIn,
      }),
      validated('header', companyHeader),
      authenticate(services),
      validated('json', ownPasswordBody),
      async (c) => {
        const peer = clientAddress(c, services.settings);
        const renewed = await confirmPassword(services, signedInOf(c), c.req.valid('json').password, peer);
        recordSecurityEvent(c, 'password_confirmed');
        return ok(c, renewed);
      },
    );
