import { errorDialogLines } from './errorDialogLines.ts';
import type { Failure } from './Failure.ts';
import type { FailureWords } from './FailureWords.ts';
import type { FieldNames } from './FieldNames.ts';
import { failureMessage } from './failureMessage.ts';

/** Text of the dialog for a failed write: its error lines, else its message, else 'Error occurred' (seed §8). */
export const failureDialogText = (failure: Failure, words: FailureWords, names?: FieldNames): string => {
  const { trouble } = failure;
  return trouble.kind === 'refused' && (trouble.errors.length > 0 || !trouble.message?.trim())
    ? errorDialogLines(trouble.errors, names)
    : failureMessage(failure, words);
};
