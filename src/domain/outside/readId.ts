const longestId = 200;

/** An id from outside as text: visible characters, or a whole number; undefined when it is neither. */
export const readId = (raw: unknown): string | undefined => {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? String(raw) : undefined;
  if (typeof raw !== 'string' || raw.length > longestId) return undefined;
  return /^[\x21-\x7E]+$/.test(raw) ? raw : undefined;
};
