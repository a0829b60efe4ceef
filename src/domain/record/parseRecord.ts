import type { DraftOf, PathOf } from './DraftOf.ts';
import type { FactsOf } from './FactsOf.ts';
import type { Field, Fields, Group, List, Scalar } from './Field.ts';
import { itemsIn } from './itemsIn.ts';
import type { Problem, Problems } from './Problem.ts';
import type { Result } from './Result.ts';
import { typedByTable } from './typedByTable.ts';

type PartOf<Of extends Field> =
  Of extends List<infer Items>
    ? readonly PartsOf<Items>[]
    : Of extends Group<infer Parts>
      ? PartsOf<Parts> | undefined
      : Of extends Scalar<infer Value>
        ? Value | undefined
        : never;

/** Values parsed so far; undefined if missing or invalid. */
export type PartsOf<Of extends Fields> = { readonly [Name in keyof Of]: PartOf<Of[Name]> };

/** Rules between fields. They see parsed values only; problems of single fields have been found already. */
export type Rules<Of extends Fields> = (read: PartsOf<Of>) => Problems<PathOf<Of>>;

type Typed = Readonly<Record<string, string>>;

const isBlank = (draft: Typed, path: string): boolean =>
  Object.keys(draft).every((key) => (key !== path && !key.startsWith(`${path}.`)) || draft[key]?.trim() === '');

/** Flags, and lists of choices that may be empty. */
const mayBeBlank = ({ kind, least }: Scalar): boolean => kind === 'flag' || (kind === 'choices' && least === 0);

const readScalar = (field: Scalar, typed: string): Result<unknown, Problem> => {
  if (typed.trim() !== '' || mayBeBlank(field)) return field.read(typed.trim());
  return field.optional ? { ok: true, value: undefined } : { ok: false, problems: { code: 'required' } };
};

const readField = (field: Field, draft: Typed, path: string, problems: Map<string, Problem>): unknown => {
  if (field.kind === 'list') {
    const { least, most } = field;
    const items = itemsIn(draft, path);
    if (items < least) problems.set(path, { code: 'too_few', limits: { least, most } });
    if (items > most) problems.set(path, { code: 'too_many', limits: { least, most } });
    return Array.from({ length: Math.min(items, most) }, (_, at) =>
      readFields(field.fields, draft, `${path}.${at}.`, problems),
    );
  }
  if (field.kind === 'group') {
    if (field.optional && isBlank(draft, path)) return undefined;
    return readFields(field.fields, draft, `${path}.`, problems);
  }
  const read = readScalar(field, draft[path] ?? '');
  if (read.ok) return read.value;
  problems.set(path, read.problems);
  return undefined;
};

const readFields = (
  fields: Fields,
  draft: Typed,
  prefix: string,
  problems: Map<string, Problem>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, draft, `${prefix}${name}`, problems)]),
  );

/** The field of the table that a path is in, or the item of a list: `temperatureC`, `stops.0`. */
const fieldOrItem = (path: string): string => /^[^.]+(?:\.\d+)?/.exec(path)?.[0] ?? path;

/** Drops a rule's problems where a part of the value already has one of its own. */
const ruleProblems = (found: Problems, problems: ReadonlyMap<string, Problem>): readonly [string, Problem][] => {
  const wrong = new Set([...problems.keys()].map(fieldOrItem));
  return Object.entries(found).flatMap(([path, problem]) =>
    problem === undefined || wrong.has(fieldOrItem(path)) ? [] : [[path, problem]],
  );
};

/**
 * Parses a draft into its facts or all its problems: field by field first, then `rules` between fields. Total: never
 * throws.
 */
export const parseRecord = <Of extends Fields>(
  fields: Of,
  draft: DraftOf<Of>,
  rules?: Rules<Of>,
): Result<FactsOf<Of>, Problems<PathOf<Of>>> => {
  const problems = new Map<string, Problem>();
  const read = readFields(fields, draft, '', problems);
  for (const [path, problem] of ruleProblems(rules?.(typedByTable(read)) ?? {}, problems)) problems.set(path, problem);
  return problems.size === 0
    ? { ok: true, value: typedByTable(read) }
    : { ok: false, problems: typedByTable(Object.fromEntries(problems)) };
};
