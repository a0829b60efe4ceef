import type { Limits } from '../record/Problem.ts';
import { Failure } from './Failure.ts';
import type { FieldError } from './FieldError.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

/** A problem by its code, which may be one that only a newer service knows. */
export interface CodedProblem {
  readonly code: string;
  readonly limits?: Limits | undefined;
}

/** Words a problem; undefined if its code is not known. */
export type WordsOf = (problem: CodedProblem) => string | undefined;

const textOf = ({ code, limits, message }: FieldError, wordsOf: WordsOf): string =>
  (code === undefined ? undefined : wordsOf({ code, limits })) ?? rewriteErrorText(message);

const joined = (told: string, text: string): string => `${told}${/[.!?]$/.test(told) ? '' : ','} ${text}`;

/**
 * What a refusal says about one field, to be shown beside it (product §2.7): worded by its code if that is known, else
 * the service's own message. Several errors of a field are joined. Undefined if there are none.
 */
export const fieldRefusal = (failure: unknown, field: string, wordsOf: WordsOf): string | undefined => {
  const errors = failure instanceof Failure && failure.trouble.kind === 'refused' ? failure.trouble.errors : [];
  const texts = new Set(errors.filter((error) => error.field === field).map((error) => textOf(error, wordsOf)));
  return texts.size === 0 ? undefined : [...texts].reduce(joined);
};
