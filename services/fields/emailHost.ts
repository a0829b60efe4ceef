import { domainToASCII } from 'node:url';

/** Letters and digits of any script; nothing that a URL would parse as anything but its host. */
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const ascii = /^[\x21-\x7E]*$/;

/** The host of an email address in lower-case ASCII (`müller.de` becomes `xn--mller-kva.de`); undefined if invalid. */
export function emailHost(typed: string): string | undefined {
  const plain = ascii.test(typed) ? typed.toLowerCase() : typedHost.test(typed) ? domainToASCII(typed) : '';
  return host.test(plain) ? plain : undefined;
}
