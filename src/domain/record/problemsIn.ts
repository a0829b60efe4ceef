import type { FieldError } from '../failure/FieldError.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { Problems } from './Problem.ts';
import { problemCodes } from './ProblemCode.ts';

/** What services refused of fields as problems by path; undefined if one of them names no field, or has a code that is not known. */
export const problemsIn = (errors: readonly FieldError[]): Problems | undefined => {
  const known = errors.flatMap(({ field, code = '', limits }) =>
    field !== '' && isOneOf(problemCodes, code) ? [[field, { code, limits }] as const] : [],
  );
  return known.length === errors.length ? Object.fromEntries(known) : undefined;
};
