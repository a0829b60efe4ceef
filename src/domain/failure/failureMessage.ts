import { assertNever } from './assertNever.ts';
import { Failure } from './Failure.ts';
import { failureTexts } from './failureTexts.ts';
import { firstFailureMessage } from './firstFailureMessage.ts';
import type { Trouble } from './Trouble.ts';

const sentenceOf = (trouble: Trouble): string => {
  switch (trouble.kind) {
    case 'unreachable':
      return trouble.offline
        ? 'You are offline. Check your connection and try again.'
        : 'We could not reach the service. Check your connection and try again.';
    case 'unauthorised':
      return 'Your session has ended. Sign in again to go on.';
    case 'underWay':
      return 'This is still being saved. Look again in a moment.';
    case 'refused':
      return firstFailureMessage(trouble);
    case 'unreadable':
      return 'The service gave an answer we could not read. Try again in a moment.';
    case 'aborted':
      return 'The request was stopped before it was answered.';
    default:
      return assertNever(trouble);
  }
};

/**
 * One plain sentence for anything that was thrown: by kind for a Failure, the message of an error body, and
 * 'Something unusual happened!' for the rest; a program's own error text is never shown (seed §8).
 */
export const failureMessage = (failure: unknown): string => {
  if (failure instanceof Failure) return sentenceOf(failure.trouble);
  return failure instanceof Error ? failureTexts.unknown : firstFailureMessage(failure);
};
