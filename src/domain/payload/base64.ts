/** Encodes UTF-8 text as base64url without padding; lone surrogates become U+FFFD. */
export const toBase64 = (text: string): string => {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/**
 * Decodes base64 or base64url of UTF-8 text, padded or not, and reads a space as the '+' it once was. Throws if the
 * input is neither, or not UTF-8.
 */
export const fromBase64 = (encoded: string): string => {
  const standard = encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};
