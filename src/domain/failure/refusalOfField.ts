import type { Limits } from '../record/Problem.ts';
import { Failure } from './Failure.ts';
import type { FieldError } from './FieldError.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/** What is wrong with a field by its code, which may be one that is not known here. */
export interface CodedProblem {
  readonly code: string;
  readonly limits?: Limits | undefined;
}

/** The reader's words for a problem; undefined where they have none. */
export type WordsOf = (problem: CodedProblem) => string | undefined;

const textOf = ({ code, limits, message }: FieldError, wordsOf: WordsOf): string =>
  (code === undefined ? undefined : wordsOf({ code, limits })) ?? rewriteErrorText(message);

const joined = (told: string, text: string): string => `${told}${/[.!?]$/.test(told) ? '' : ','} ${text}`;

/**
 * What a refusal says of one field, told beside it (product §2.7): in the reader's words where the service names a code they have
 * words for, else in its own. Several errors of a field share the place. Undefined where nothing is said of the field.
 */
export const refusalOfField = (failure: unknown, field: string, wordsOf: WordsOf): string | undefined => {
  const errors = failure instanceof Failure && failure.trouble.kind === 'refused' ? failure.trouble.errors : [];
  const texts = new Set(errors.filter((error) => error.field === field).map((error) => textOf(error, wordsOf)));
  return texts.size === 0 ? undefined : [...texts].reduce(joined);
};
