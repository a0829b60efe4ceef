import type { MiddlewareHandler } from 'hono';
import type { SecurityFacts, SecurityLog } from '../security/SecurityLog.ts';
import type { SecurityEvent } from '../security/securityEvents.ts';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { clientAddress } from './clientAddress.ts';
import { largestPage } from './largestPage.ts';
import { Refusal } from './Refusal.ts';

/**
 * Notes what a request was to security: refusals that carry an event, every other 429, whole lists that were read, and what a
 * handler records (`recordSecurityEvent`).
 */
export const logSecurityEvents =
  (security: SecurityLog, settings: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const note = (event: SecurityEvent, facts: SecurityFacts = {}) =>
      security.note(event, {
        requestId: c.get('requestId'),
        account: c.get('accountEmail'),
        address: clientAddress(c, settings),
        userId: c.get('signedIn')?.userId,
        companyId: c.get('company')?.id,
        ...facts,
      });
    c.set('logSecurityEvent', note);
    await next();
    const { status } = c.res;
    const refused = c.error instanceof Refusal ? c.error.event : undefined;
    if (refused !== undefined) note(refused);
    else if (status === 429) note('rate_limited');
    // Only lists know `size`; everything else refuses it, or is open to everybody.
    const isExport = c.get('signedIn') !== undefined && Number(c.req.query('size')) >= largestPage;
    if (isExport && status === 200) note('rows_exported');
  };
