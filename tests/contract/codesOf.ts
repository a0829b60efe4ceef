import type { FieldError } from '../../services/web/problems/FieldError.ts';

/** Code and limits by field, as a form says its problems. */
export const codesOf = (errors: readonly FieldError[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(errors.map(({ field, code, limits }) => [field, { code, ...(limits && { limits }) }]));
