import type { Problem } from './Problem.ts';

/** The checks of a form's fields without those that found nothing. */
export const problemsOnly = <Field extends string, Named extends string = Problem>(
  checks: Readonly<Partial<Record<Field, Named | undefined>>>,
): Readonly<Partial<Record<Field, Named>>> => {
  const problems: Partial<Record<Field, Named>> = {};
  for (const field in checks) {
    const problem = checks[field];
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
};
