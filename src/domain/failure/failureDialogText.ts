import { errorDialogLines } from './errorDialogLines.ts';
import type { Failure } from './Failure.ts';
import type { FailureWords } from './FailureWords.ts';
import type { FieldNames } from './FieldNames.ts';
import { failureMessage } from './failureMessage.ts';
import { reasonWords } from './reasonWords.ts';

/**
 * Text of the dialog for a failed write: its error lines, else its reason in words, else its message, else 'Error
 * occurred' (seed §8, decision 0022).
 */
export const failureDialogText = (failure: Failure, words: FailureWords, names?: FieldNames): string => {
  const { trouble } = failure;
  if (trouble.kind !== 'refused') return failureMessage(failure, words);
  const isWorded = reasonWords(trouble, words) !== undefined || Boolean(trouble.message?.trim());
  return trouble.errors.length === 0 && isWorded
    ? failureMessage(failure, words)
    : errorDialogLines(trouble.errors, names);
};
