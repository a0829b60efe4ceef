import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';
import { reportLimits } from './reportLimits.ts';

/** What is added to a reason that the other side reads. */
export const reasonNoteFields = { note: optional(textField({ most: reportLimits.reason })) } as const;
