import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { fixedHeaders } from './fixedHeaders.ts';
import { isSecure } from './isSecure.ts';

/**
 * Sets the security headers. A route may set its own Content-Security-Policy. hono's `secureHeaders` supports neither a policy
 * that follows the configuration nor HSTS only for secure connections.
 */
export const securityHeaders =
  (settings: Pick<Settings, 'trustedProxies'>, contentPolicy: () => string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentPolicy());
    if (isSecure(c, settings)) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
