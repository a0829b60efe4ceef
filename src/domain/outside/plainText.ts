const invisible = /(?!\s)[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Cleans untrusted text into one line: removes control characters, lone surrogates and bidi overrides, joins spaces,
 * cuts to `longest` code points. Undefined if nothing is left (product §2.4).
 */
export const plainText = (raw: string, longest: number): string | undefined => {
  const line = raw.replaceAll(invisible, '').replaceAll(/\s+/gu, ' ').trim();
  return Array.from(line).slice(0, longest).join('').trim() || undefined;
};
