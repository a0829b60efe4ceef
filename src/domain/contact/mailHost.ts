/** Letters and digits of any script: what stands for anything else in an address, such as a slash, never reaches the URL below. */
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const ascii = /^[\x21-\x7E]*$/;

const asciiForm = (typed: string): string => {
  const address = `http://${typed}`;
  return typedHost.test(typed) && URL.canParse(address) ? new URL(address).hostname : '';
};

/**
 * The host behind the @ of an email address, in lower-case ASCII: `müller.de` is `xn--mller-kva.de` (UTS #46). Two labels at least,
 * each of at most 63 characters, the last beginning with a letter (RFC 5321 §2.3.5). Undefined for anything else.
 */
export const mailHost = (typed: string): string | undefined => {
  const plain = ascii.test(typed) ? typed.toLowerCase() : asciiForm(typed);
  return host.test(plain) ? plain : undefined;
};
