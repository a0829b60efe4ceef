import { linesField } from '../record/linesField.ts';
import { optional } from '../record/optional.ts';

/** What an offer says besides its terms. */
export const offerFields = { message: optional(linesField({ most: 500 })) } as const;
