import { linesField } from '../record/linesField.ts';
import { optional } from '../record/optional.ts';

/** What colleagues should know about a carrier. */
export const carrierNoteFields = { note: optional(linesField({ most: 1_000 })) } as const;
