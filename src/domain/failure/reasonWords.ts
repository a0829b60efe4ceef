import { ownText } from '../outside/ownText.ts';
import type { FailureWords } from './FailureWords.ts';
import type { Trouble } from './Trouble.ts';

/** The catalogue's words for the reason of a refusal; undefined if it names fields, or no reason that has words. */
export const reasonWords = (
  { errors, reason }: Extract<Trouble, { kind: 'refused' }>,
  { refusals }: FailureWords,
): string | undefined => (errors.length === 0 && reason !== undefined ? ownText(refusals, reason) : undefined);
