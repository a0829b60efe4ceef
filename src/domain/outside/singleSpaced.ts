/** Normalises a line of typed text: trimmed, with single plain spaces. */
export const singleSpaced = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();
