const invisible = /(?!\s)[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text from outside as one line that shows what it says: control characters, lone surrogates and bidi overrides
 * removed, spaces joined, at most `longest` code points; undefined when nothing is left (product §2.4).
 */
export const plainText = (raw: string, longest: number): string | undefined => {
  const line = raw.replaceAll(invisible, '').replaceAll(/\s+/gu, ' ').trim();
  return Array.from(line).slice(0, longest).join('').trim() || undefined;
};
