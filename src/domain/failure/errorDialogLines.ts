import { failureTexts } from './failureTexts.ts';
import type { FieldNames } from './FieldNames.ts';
import { readFieldErrors } from './readFieldErrors.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/**
 * The text of the error dialog: one 'field message' line per error, or 'Error occurred' without any (seed §8). A field is called
 * by its name in `names`, or else as the service calls it. Never throws.
 */
export const errorDialogLines = (errors: unknown, names: FieldNames = {}): string =>
  readFieldErrors(errors)
    .map(({ field, message }) => {
      const name = Object.hasOwn(names, field) ? names[field] : field;
      return `${name} ${rewriteErrorText(message)}`.trim();
    })
    .join('\n') || failureTexts.dialogWithoutLines;
