import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** The token a request comes with, as RFC 6750 §2.1 writes it; hono's `bearerAuth` would answer in words of its own. */
export const bearerToken = (c: Context<AppEnv>): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('Authorization') ?? '')?.[1];
