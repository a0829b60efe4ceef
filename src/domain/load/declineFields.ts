import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';

/** What a fleet adds to the reason for declining a load. */
export const declineFields = { text: optional(textField({ most: 200 })) } as const;
