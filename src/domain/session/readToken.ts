const longestToken = 8 * 1024;

/**
 * An untrusted token: 1 to 8,192 visible ASCII characters, so that it fits a header; undefined otherwise (product
 * §2.4).
 */
export const readToken = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.length <= longestToken && /^[\x21-\x7E]+$/.test(raw) ? raw : undefined;
