import type { FieldError } from '../../web/problems/FieldError.ts';
import type { ProblemDetails, ProblemName } from '../../web/problems/problemCatalogue.ts';
import { refusedField } from '../../web/problems/refusedField.ts';

/** A broken rule: the path of the field, and the problem. */
export type Broken = readonly [field: string, name: ProblemName, details?: ProblemDetails];

/** The first broken rule of each field. */
export function brokenFields(broken: readonly (Broken | false)[]): readonly FieldError[] {
  const first = new Map<string, FieldError>();
  for (const rule of broken) if (rule && !first.has(rule[0])) first.set(rule[0], refusedField(...rule));
  return [...first.values()];
}
