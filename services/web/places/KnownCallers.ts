import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { bearerToken } from '../bearerToken.ts';
import { companyHeaderName } from '../companyHeader.ts';

export interface Caller {
  readonly account: string;
  readonly company: string | undefined;
}

const maxRemembered = 10_000;

/**
 * Remembers whose calls carried which token and company, by a digest. Only to tell whom a call counts for before it is
 * authenticated; never a proof of anything.
 */
export class KnownCallers {
  readonly #callers = new Map<string, Caller>();

  find(c: Context<AppEnv>): Caller | undefined {
    const key = keyOf(c);
    return key === undefined ? undefined : this.#callers.get(key);
  }

  /** To be called after each request: remembers whom it was for, forgets a token that no longer counts. */
  note(c: Context<AppEnv>): void {
    const { signedIn, company } = c.var;
    const key = keyOf(c);
    if (key === undefined) return;
    this.#callers.delete(key);
    if (!signedIn || c.res.status === 401) return;
    this.#callers.set(key, { account: signedIn.userId, company: company?.id });
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > maxRemembered && oldest !== undefined) this.#callers.delete(oldest);
  }
}

function keyOf(c: Context<AppEnv>): string | undefined {
  const token = bearerToken(c);
  if (token === undefined) return undefined;
  return createHash('sha256')
    .update(`${token} ${c.req.header(companyHeaderName)?.slice(0, 36) ?? ''}`)
    .digest('base64');
}
