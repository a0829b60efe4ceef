import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Services } from '../Services.ts';
import { longestWindow } from '../rateLimit/longestWindow.ts';
import { countedFor } from './signInLimits/signInLimits.ts';
import { knownFor } from './signInLimits/knownBrowser.ts';

/**
 * Deletes expired sign-ins, tokens, codes, rate limit counts and browsers not used for long. A browser used under a clock that was
 * ahead counts as used now.
 */
export async function removeExpired({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('sign_in')
    .where((is) => is.or([is('absolute_until', '<=', now), is('revoked_at', '<=', now)]))
    .execute();
  await db.deleteFrom('session').where('idle_until', '<=', now).execute();
  await db.deleteFrom('hand_over').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_failure').where('failed_at', '<=', addMilliseconds(now, -countedFor)).execute();
  await db.deleteFrom('known_browser').where('last_used_at', '<=', addMilliseconds(now, -knownFor)).execute();
  await db.updateTable('known_browser').set({ last_used_at: now }).where('last_used_at', '>', now).execute();
  await db.deleteFrom('code_request').where('last_asked_at', '<=', addMilliseconds(now, -longestWindow)).execute();
}
