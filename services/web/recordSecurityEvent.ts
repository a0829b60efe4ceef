import type { Context } from 'hono';
import type { SecurityFacts } from '../security/SecurityLog.ts';
import type { SecurityEvent } from '../security/securityEvents.ts';
import { afterSuccess } from './afterSuccess.ts';
import type { AppEnv } from './AppEnv.ts';

/** Notes a security event of this request once it has been answered with success. Who made the request is known already. */
export const recordSecurityEvent = (c: Context<AppEnv>, event: SecurityEvent, facts?: SecurityFacts): void =>
  afterSuccess(c, () => c.get('logSecurityEvent')?.(event, facts));
