/** What opens and closes a level of a file, and the elements (counted from 1) that say its number. */
export interface EnvelopeLevel {
  readonly open: string;
  readonly close: string;
  /** The control number in what opens it; what closes it counts in its first element and repeats the number in its second. */
  readonly control: number;
}

/** The levels of a file, from the outermost to the sets. */
export const envelopes = {
  x12: [
    { open: 'ISA', close: 'IEA', control: 13 },
    { open: 'GS', close: 'GE', control: 6 },
    { open: 'ST', close: 'SE', control: 2 },
  ],
  edifact: [
    { open: 'UNB', close: 'UNZ', control: 5 },
    { open: 'UNG', close: 'UNE', control: 5 },
    { open: 'UNH', close: 'UNT', control: 1 },
  ],
} as const satisfies Record<string, readonly EnvelopeLevel[]>;
