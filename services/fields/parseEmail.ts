import { characters } from './characters.ts';
import { emailHost } from './emailHost.ts';

const longest = 254;
const longestMailbox = 64;
/** A dot-atom (RFC 5322 §3.2.3) in any script (RFC 6532). */
const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/**
 * Normalises an email address: trimmed, lower case, domain in ASCII. Undefined if invalid. Checks the length first, to bound
 * the work.
 */
export function parseEmail(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.indexOf('@');
  if (at < 1 || text.length > 2 * longest || characters(text) > longest) return undefined;
  const name = text.slice(0, at).toLowerCase().normalize('NFC');
  const host = emailHost(text.slice(at + 1));
  if (host === undefined || !mailbox.test(name) || characters(name) > longestMailbox) return undefined;
  const email = `${name}@${host}`;
  return characters(email) > longest ? undefined : email;
}
