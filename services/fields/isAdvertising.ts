import { hasLink } from './hasLink.ts';

/** More digits than a name needs: fewer make no phone number. */
const phoneDigits = 7;

/** A name has one letter before a dot, as an initial; a domain has more, in whatever mix of small letters and capitals. */
const domain = /[\p{L}\p{N}-]{2}\.[\p{L}\p{N}]{2}/u;

/** Whether a name holds an address or a phone number, in whatever digits it is written. */
export function isAdvertising(name: string): boolean {
  const plain = name.normalize('NFKC');
  return hasLink(plain) || domain.test(plain) || plain.replaceAll(/\P{Nd}/gu, '').length >= phoneDigits;
}
