import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { bearerToken } from '../bearerToken.ts';
import { companyHeaderName } from '../companyHeader.ts';

export interface Caller {
  readonly account: string;
  readonly company: string | undefined;
}

interface Known {
  readonly account: string;
  /** The companies that let in the token, the latest first. */
  readonly companies: readonly string[];
}

const most = { tokens: 10_000, tokensOfAccount: 20, companiesOfToken: 20 } as const;

/**
 * Remembers by a digest whose token it was and which companies let it in, the latest calls only and a few tokens of each account.
 * Only to tell whom a call counts for before it is authenticated; never a proof of anything.
 */
export class KnownCallers {
  readonly #known = new Map<string, Known>();
  readonly #tokens = new Map<string, Set<string>>();

  find(c: Context<AppEnv>): Caller | undefined {
    const key = keyOf(c);
    const known = key === undefined ? undefined : this.#known.get(key);
    const named = companyNamed(c);
    return known && { account: known.account, company: known.companies.find((company) => company === named) };
  }

  /** To be called after each request: remembers whom it was for, forgets a token or company that no longer counts. */
  note(c: Context<AppEnv>): void {
    const { signedIn, company } = c.var;
    const key = keyOf(c);
    if (key === undefined) return;
    const named = companyNamed(c);
    const others = this.#known.get(key)?.companies.filter((other) => other !== named) ?? [];
    this.#forget(key);
    if (!signedIn || c.res.status === 401) return;
    const companies = company ? [company.id, ...others].slice(0, most.companiesOfToken) : others;
    this.#remember(key, { account: signedIn.userId, companies });
  }

  #remember(key: string, known: Known): void {
    const own = this.#tokens.get(known.account) ?? new Set();
    this.#tokens.set(known.account, own.add(key));
    this.#known.set(key, known);
    const [oldestOwn] = own;
    if (own.size > most.tokensOfAccount && oldestOwn !== undefined) this.#forget(oldestOwn);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most.tokens && oldest !== undefined) this.#forget(oldest);
  }

  #forget(key: string): void {
    const account = this.#known.get(key)?.account ?? '';
    const own = this.#tokens.get(account);
    own?.delete(key);
    if (own?.size === 0) this.#tokens.delete(account);
    this.#known.delete(key);
  }
}

const companyNamed = (c: Context<AppEnv>): string | undefined => c.req.header(companyHeaderName)?.toLowerCase();

function keyOf(c: Context<AppEnv>): string | undefined {
  const token = bearerToken(c);
  return token === undefined ? undefined : createHash('sha256').update(token).digest('base64');
}
