/**
 * Milliseconds for a PDF that somebody else made, ten times what the largest honest one takes, and for those of a pack
 * together: many slow ones would hold whoever waits for it for minutes.
 */
export const pdfLimits = { one: 10_000, pack: 30_000 } as const;
