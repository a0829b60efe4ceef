import type { FieldError } from './Refusal.ts';

interface Problem {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

/** What a schema found wrong, field by field, with steps into an object joined by dots. */
export const fieldErrors = (problems: readonly Problem[]): readonly FieldError[] =>
  problems.map(({ message, path = [] }) => {
    const keys = path.map((step) => String(typeof step === 'object' ? step.key : step));
    return { field: keys.join('.').slice(0, 100), message };
  });
