import { linesField } from '../record/linesField.ts';
import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';
import { reportLimits } from './reportLimits.ts';

/** What is typed of a report, and the reason another truck is given. */
export const reportFields = {
  reason: optional(textField({ most: reportLimits.reason })),
  text: optional(linesField({ most: reportLimits.text })),
} as const;
