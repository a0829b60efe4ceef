import type { CodedProblem } from '../../../domain/failure/fieldRefusal.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import type { Texts } from '../../shared/texts/Texts.ts';

/** Words a problem of an account form; undefined for codes that only records have. */
export const accountProblemText = (
  { code, limits }: CodedProblem,
  field: string,
  words: Texts['problems'],
): string | undefined => {
  if (code === 'required') return ownText(words.missing, field) ?? words.required;
  return code === 'too_short' || code === 'too_long'
    ? words.length(limits?.least?.toString(), limits?.most?.toString())
    : ownText(words, code);
};
