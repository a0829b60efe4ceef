import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { failureTexts } from './failureTexts.ts';
import { readFieldErrors } from './readFieldErrors.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/**
 * The message of an error body: its first error's, else its own, else 'Something unusual happened!' (seed §8). Takes
 * anything, never throws.
 */
export const firstFailureMessage = (errorBody: unknown): string => {
  const [first] = readFieldErrors(ownField(errorBody, 'errors'));
  const message = first?.message ?? ownText(errorBody, 'message')?.trim();
  return message ? rewriteErrorText(message) : failureTexts.unknown;
};
