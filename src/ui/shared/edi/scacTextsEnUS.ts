/** Texts on the code of a carrier, in American English; kept with each room that writes files, as it needs no other text on files. */
export const scacTextsEnUS = {
  label: 'Carrier code (SCAC)',
  optional: '(optional)',
  /** For a file that may go without it, and one that may not. */
  hint: { optional: 'Most North American partners require it: 2 to 4 letters.', needed: '2 to 4 letters.' },
  wrong: 'must be 2 to 4 letters',
  missing: (kind: string) => `is needed for a ${kind}: 2 to 4 letters`,
} as const;
