import { characters } from './characters.ts';
import { mailHost } from './mailHost.ts';

const longest = 254;
const longestMailbox = 64;
/** Letters, digits and the signs of an atom, with single dots between (RFC 5322 §3.2.3, in any script: RFC 6532). */
const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/**
 * An email address as it is kept: without space around it, in lower case, its domain in ASCII. Undefined for what is none. Lengths
 * are looked at before anything else.
 */
export function readEmail(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.indexOf('@');
  if (at < 1 || text.length > 2 * longest || characters(text) > longest) return undefined;
  const name = text.slice(0, at).toLowerCase().normalize('NFC');
  const host = mailHost(text.slice(at + 1));
  if (host === undefined || !mailbox.test(name) || characters(name) > longestMailbox) return undefined;
  const email = `${name}@${host}`;
  return characters(email) > longest ? undefined : email;
}
