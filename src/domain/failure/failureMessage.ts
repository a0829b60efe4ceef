import { assertNever } from './assertNever.ts';
import { Failure } from './Failure.ts';
import { failureTexts } from './failureTexts.ts';
import type { FailureWords } from './FailureWords.ts';
import { firstFailureMessage } from './firstFailureMessage.ts';
import { reasonWords } from './reasonWords.ts';
import type { Trouble } from './Trouble.ts';

const sentenceOf = (trouble: Trouble, words: FailureWords): string => {
  switch (trouble.kind) {
    case 'unreachable':
      return trouble.offline ? words.offline : words.unreachable;
    case 'unauthorised':
    case 'inProgress':
    case 'unreadable':
    case 'aborted':
      return words[trouble.kind];
    case 'refused':
      return reasonWords(trouble, words) ?? firstFailureMessage(trouble);
    default:
      return assertNever(trouble);
  }
};

/**
 * One sentence for anything thrown: by kind for a Failure, by reason for a refusal that gives one, else the message of
 * the error body, else 'Something unusual happened!' (seed §8, decision 0022). The text of a JavaScript error is never shown.
 */
export const failureMessage = (failure: unknown, words: FailureWords): string => {
  if (failure instanceof Failure) return sentenceOf(failure.trouble, words);
  return failure instanceof Error ? failureTexts.unknown : firstFailureMessage(failure);
};
