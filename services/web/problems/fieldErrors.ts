import * as v from 'valibot';
import type { FieldError } from './FieldError.ts';
import { problemCatalogue, type ProblemName } from './problemCatalogue.ts';
import { refusedField } from './refusedField.ts';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
}

const isName = (name: unknown): name is ProblemName =>
  typeof name === 'string' && Object.hasOwn(problemCatalogue, name);

const limit = v.exactOptional(v.number());
const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.custom<ProblemName>(isName),
    least: limit,
    most: limit,
    decimals: limit,
    expected: v.exactOptional(v.string()),
  }),
);

const errorOf = ({ message, path = [] }: Issue): FieldError => {
  const keys = path.map((step) => String(typeof step === 'object' ? step.key : step));
  const field = keys.join('.').slice(0, 100);
  const named = v.safeParse(written, message);
  if (!named.success) return refusedField(field, 'notValid');
  const { name, ...details } = named.output;
  return refusedField(field, name, details);
};

/** How many errors a refusal names. More help nobody, and each costs more bytes than what it is about. */
const maxErrors = 50;

/**
 * Converts schema issues to field errors: the first problem of each field, with nested paths joined by dots, of `most` fields.
 * Messages that are not in the catalogue are not passed on.
 */
export const fieldErrors = (issues: readonly Issue[], most = maxErrors): readonly FieldError[] => {
  const first = new Map<string, FieldError>();
  for (const issue of issues) {
    if (first.size === most) break;
    const error = errorOf(issue);
    if (!first.has(error.field)) first.set(error.field, error);
  }
  return [...first.values()];
};
