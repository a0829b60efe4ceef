/**
 * Letters and digits of any script. Keeps out everything with a meaning in a URL, such as a slash, since `URL` parses
 * the host below.
 */
const typedHost = /^[\p{L}\p{M}\p{N}.-]+$/u;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
const ascii = /^[\x21-\x7E]*$/;

const asciiForm = (typed: string): string => {
  const address = `http://${typed}`;
  return typedHost.test(typed) && URL.canParse(address) ? new URL(address).hostname : '';
};

/**
 * The domain of an email address in lower-case ASCII: `müller.de` becomes `xn--mller-kva.de` (UTS #46). At least two
 * labels of at most 63 characters, the last starting with a letter (RFC 5321 §2.3.5). Undefined for anything else.
 */
export const mailHost = (typed: string): string | undefined => {
  const plain = ascii.test(typed) ? typed.toLowerCase() : asciiForm(typed);
  return host.test(plain) ? plain : undefined;
};
