import { assertNever } from './assertNever.ts';
import { Failure } from './Failure.ts';
import { failureTexts } from './failureTexts.ts';
import type { FailureWords } from './FailureWords.ts';
import { firstFailureMessage } from './firstFailureMessage.ts';
import type { Trouble } from './Trouble.ts';

const sentenceOf = (trouble: Trouble, words: FailureWords): string => {
  switch (trouble.kind) {
    case 'unreachable':
      return trouble.offline ? words.offline : words.unreachable;
    case 'unauthorised':
    case 'underWay':
    case 'unreadable':
    case 'aborted':
      return words[trouble.kind];
    case 'refused':
      return firstFailureMessage(trouble);
    default:
      return assertNever(trouble);
  }
};

/**
 * One plain sentence for anything that was thrown: by kind for a Failure, the message of an error body, and
 * 'Something unusual happened!' for the rest; a program's own error text is never shown (seed §8).
 */
export const failureMessage = (failure: unknown, words: FailureWords): string => {
  if (failure instanceof Failure) return sentenceOf(failure.trouble, words);
  return failure instanceof Error ? failureTexts.unknown : firstFailureMessage(failure);
};
