import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** The bearer token of a request (RFC 6750 §2.1). hono's `bearerAuth` would send its own error format. */
export const bearerToken = (c: Context<AppEnv>): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('Authorization') ?? '')?.[1];
