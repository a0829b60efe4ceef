import { codePoints } from '../form/codePoints.ts';
import { mailHost } from './mailHost.ts';

const longest = 254;
/** Letters, digits and the signs of an atom, with single dots between (RFC 5322 §3.2.3, in any script: RFC 6532). */
const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const longestMailbox = 64;

/**
 * An email address as it is sent and kept: without space around it, in lower case, its domain in ASCII. Undefined for what is none:
 * up to 64 characters before the @, a host name behind it, 254 in all. The services have the same rule.
 */
export const readEmail = (typed: string): string | undefined => {
  const text = typed.trim();
  const at = text.indexOf('@');
  if (at < 1 || text.length > 2 * longest || codePoints(text) > longest) return undefined;
  const name = text.slice(0, at).toLowerCase().normalize('NFC');
  const host = mailHost(text.slice(at + 1));
  if (host === undefined || !mailbox.test(name) || codePoints(name) > longestMailbox) return undefined;
  const email = `${name}@${host}`;
  return codePoints(email) > longest ? undefined : email;
};
