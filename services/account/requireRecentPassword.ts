import type { MiddlewareHandler } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { Refusal } from '../web/Refusal.ts';
import { signedInOf } from '../web/signedInOf.ts';

/** How long ago the password may have been typed, in milliseconds. */
const recentFor = 10 * 60_000;

/**
 * Requires that the user of a session typed the password within ten minutes; else 409 `password_needed`. One typed under a clock
 * that was ahead does not count.
 */
export const requireRecentPassword =
  ({ clock }: Pick<Services, 'clock'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const age = clock.now().getTime() - signedInOf(c).authenticatedAt.getTime();
    if (Math.abs(age) > recentFor) {
      throw new Refusal(409, 'Enter your password again first.', { reason: 'password_needed' });
    }
    await next();
  };
