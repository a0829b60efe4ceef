import { domainToASCII } from 'node:url';

/** Letters and digits of any script; nothing a URL would read as anything but a part of its host. */
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const ascii = /^[\x21-\x7E]*$/;

/** The host of an email address in lower-case ASCII (`müller.de` is `xn--mller-kva.de`); undefined for what names none. */
export function mailHost(typed: string): string | undefined {
  const plain = ascii.test(typed) ? typed.toLowerCase() : typedHost.test(typed) ? domainToASCII(typed) : '';
  return host.test(plain) ? plain : undefined;
}
