import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { signedInOf } from '../signedInOf.ts';
import { tooManyWrites } from './tooManyWrites.ts';

/** Counts a company's write that does the work of several as so many more, or refuses it with 429 and Retry-After if there were too many. */
export function countMoreWrites(c: Context<AppEnv>, companyId: string, more: number): void {
  const paces = c.get('writePaces');
  if (!paces || more === 0) return;
  const wait = paces.account.take(signedInOf(c).userId, more) || paces.company.take(companyId, more);
  if (wait > 0) throw tooManyWrites(wait);
}
