import type { FieldError } from '../../services/web/problems/FieldError.ts';

/** Code and limits by field, like the problems of a form. */
export const codesOf = (errors: readonly FieldError[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(errors.map(({ field, code, limits }) => [field, { code, ...(limits && { limits }) }]));
