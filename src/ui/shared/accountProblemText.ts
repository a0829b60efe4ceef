import type { CodedProblem } from '../../domain/failure/refusalOfField.ts';
import { ownText } from '../../domain/outside/ownText.ts';
import type { Texts } from './texts/Texts.ts';

/** A problem with a field of an account in words; undefined for what only a record can have. */
export const accountProblemText = ({ code, limits }: CodedProblem, words: Texts['problems']): string | undefined =>
  code === 'too_short' || code === 'too_long'
    ? words.length(limits?.least?.toString(), limits?.most?.toString())
    : ownText(words, code);
