import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { metricsPath } from './operatorsOnly.ts';

const paths: ReadonlySet<string> = new Set(['/livez', '/readyz', metricsPath]);

/** Health checks and metrics are always answered at once, above all under load. */
export const isProbe = (c: Context<AppEnv>): boolean => paths.has(c.req.path);
