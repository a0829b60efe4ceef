const longestAddress = 8 * 1024;

/**
 * An absolute http or https address from outside; undefined for every other scheme, for user names and passwords in it,
 * and for spaces, control characters and backslashes, which URL parsers would quietly repair.
 */
export const webAddress = (raw: unknown): URL | undefined => {
  if (typeof raw !== 'string' || raw.length > longestAddress) return undefined;
  if (!/^https?:\/\/[^/]/i.test(raw) || /[\s\\\p{Cc}\p{Cs}]/u.test(raw) || !URL.canParse(raw)) return undefined;
  const address = new URL(raw);
  return address.username === '' && address.password === '' ? address : undefined;
};
