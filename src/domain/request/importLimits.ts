/** How much an import of requests takes. */
export const importLimits = {
  rows: 1_000,
  /** Of its text, and so of a file, whose bytes are no fewer. */
  characters: 1_000_000,
} as const;
