import { codePoints } from '../form/codePoints.ts';
import { mailHost } from './mailHost.ts';

const longest = 254;
/**
 * An atom: letters, digits and its punctuation, with single dots in between (RFC 5322 §3.2.3, in any script: RFC 6532).
 */
const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const longestMailbox = 64;

/**
 * Normalises an email address: trimmed, lower case, domain in ASCII. Undefined unless it has 1 to 64 characters before
 * the @, a valid domain, and at most 254 in all. The services apply the same rule.
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
