import { createHmac, hkdfSync } from 'node:crypto';
import type { Log } from '../log/Log.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import { securityEvents } from './securityEvents.ts';
import type { SecurityLog } from './SecurityLog.ts';

const byteCount = 32;
/** Of the digest: enough to tell all accounts apart. */
const characterCount = 22;

/**
 * Writes and counts security events. Email and IP addresses become digests under a key derived from `secret`: the same one gets the
 * same digest for as long as the secret stays, and nobody without it can find out whose it is.
 */
export function digestingSecurityLog(log: Log, metrics: Metrics, secret: Uint8Array): SecurityLog {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'digests of the security log', byteCount));
  const digest = (kind: 'account' | 'address', text: string | undefined) =>
    text === undefined
      ? undefined
      : createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, characterCount);
  return {
    note(event, { account, address, subject, ...ids }) {
      metrics.count('haulage_security_events_total', event);
      log.write(securityEvents[event], event, {
        kind: 'security',
        ...ids,
        account: digest('account', account),
        address: digest('address', address),
        subject: digest('account', subject),
      });
    },
  };
}
