import { Failure } from './Failure.ts';
import type { FieldError } from './FieldError.ts';
import { rewriteErrorText } from './rewriteErrorText.ts';

export interface SortedErrors<Field extends string> {
  /** The text beside each known field; several errors of a field share it. */
  readonly beside: Readonly<Partial<Record<Field, string>>>;
  /** Errors of fields the form does not have, in their order. */
  readonly remaining: readonly FieldError[];
}

const joined = (before: string | undefined, text: string): string => (before ? `${before}, ${text}` : text);

/**
 * The field errors of a refusal, sorted into those that go beside a known field and those that remain (product §2.7).
 */
export const fieldErrors = <Field extends string>(failure: unknown, known: readonly Field[]): SortedErrors<Field> => {
  const errors = failure instanceof Failure && failure.trouble.kind === 'refused' ? failure.trouble.errors : [];
  const beside: Partial<Record<Field, string>> = {};
  const remaining: FieldError[] = [];
  for (const error of errors) {
    const field = known.find((name) => name === error.field);
    if (field === undefined) remaining.push(error);
    else beside[field] = joined(beside[field], rewriteErrorText(error.message));
  }
  return { beside, remaining };
};
