import type { FieldProblems } from './FieldProblems.ts';
import type { Problem } from './Problem.ts';

/** The checks of a form's fields without those that found nothing. */
export const problemsOnly = <Field extends string>(
  checks: Readonly<Record<Field, Problem | undefined>>,
): FieldProblems<Field> => {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field in checks) {
    const problem = checks[field];
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
};
