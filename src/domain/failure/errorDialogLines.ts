import { failureTexts } from './failureTexts.ts';
import { readFieldErrors } from './readFieldErrors.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/**
 * The text of the error dialog: one 'field message' line per error, or 'Error occurred' without any (seed §8). Never
 * throws.
 */
export const errorDialogLines = (errors: unknown): string =>
  readFieldErrors(errors)
    .map(({ field, message }) => `${field} ${rewriteErrorText(message)}`.trim())
    .join('\n') || failureTexts.dialogWithoutLines;
