import * as v from 'valibot';
import type { FieldError } from '../../services/web/problems/FieldError.ts';
import { fieldErrors } from '../../services/web/problems/fieldErrors.ts';
import { problemOf } from '../../services/web/problems/problemOf.ts';
import { Refusal } from '../../services/web/Refusal.ts';

/** The problems a service finds in a body: by its schema, or else by a rule between fields. */
export const serviceProblems = <Output>(
  schema: v.GenericSchema<unknown, Output>,
  body: unknown,
  rule: (kept: Output) => void = () => undefined,
): readonly FieldError[] => {
  const result = v.safeParse(schema, body, { message: problemOf });
  if (!result.success) return fieldErrors(result.issues);
  try {
    rule(result.output);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
};
