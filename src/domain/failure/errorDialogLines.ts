import { failureTexts } from './failureTexts.ts';
import { fieldErrorLine } from './fieldErrorLine.ts';
import type { FieldNames } from './FieldNames.ts';
import { readFieldErrors } from './readFieldErrors.ts';

/** Text of the error dialog: a line per error, or 'Error occurred' if there are none (seed §8). Never throws. */
export const errorDialogLines = (errors: unknown, names?: FieldNames): string =>
  readFieldErrors(errors)
    .map((error) => fieldErrorLine(error, names))
    .join('\n') || failureTexts.dialogWithoutLines;
