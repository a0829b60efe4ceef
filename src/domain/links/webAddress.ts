const longestAddress = 8 * 1024;

/**
 * Parses an untrusted absolute http(s) URL. Undefined for other schemes, for user names and passwords, and for spaces,
 * control characters and backslashes, which URL parsers silently repair.
 */
export const webAddress = (raw: unknown): URL | undefined => {
  if (typeof raw !== 'string' || raw.length > longestAddress) return undefined;
  if (!/^https?:\/\/[^/]/i.test(raw) || /[\s\\\p{Cc}\p{Cs}]/u.test(raw) || !URL.canParse(raw)) return undefined;
  const address = new URL(raw);
  return address.username === '' && address.password === '' ? address : undefined;
};
