const longestId = 200;

/** An untrusted id as text: visible characters or a whole number; undefined for anything else. */
export const readId = (raw: unknown): string | undefined => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? String(raw) : undefined;
  if (typeof raw !== 'string' || raw.length > longestId) return undefined;
  return /^[\x21-\x7E]+$/.test(raw) ? raw : undefined;
};
