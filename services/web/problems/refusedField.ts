import type { FieldError } from './FieldError.ts';
import { problemCatalogue, type ProblemDetails, type ProblemName } from './problemCatalogue.ts';

/** The field error for a problem of the catalogue. */
export function refusedField(field: string, name: ProblemName, details: ProblemDetails = {}): FieldError {
  const { code, tell } = problemCatalogue[name];
  const { expected: _, ...limits } = details;
  const message = tell(details);
  return Object.keys(limits).length > 0 ? { field, message, code, limits } : { field, message, code };
}
