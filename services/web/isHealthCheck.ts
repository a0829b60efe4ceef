import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

const paths: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** Health checks are always answered at once, above all under load. */
export const isHealthCheck = (c: Context<AppEnv>): boolean => paths.has(c.req.path);
