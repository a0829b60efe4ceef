import * as v from 'valibot';
import { problem } from '../../web/problems/problem.ts';
import type { Broken } from './Broken.ts';

type Issue = v.BaseIssue<unknown>;
type Path = readonly string[];

/** How often values are left out until the rest can be read. */
const mostTries = 6;

/**
 * A schema that names every broken rule along with every value that is not right in itself: rules are asked about what is left
 * without those values. A rule is not named for a field with such a value. `rulesFor` answers nothing if no rule is to be kept.
 */
export const withRules = <Schema extends v.GenericSchema>(
  schema: Schema,
  rulesFor: (kept: v.InferOutput<Schema>) => readonly (Broken | false)[],
): Schema => ({
  ...schema,
  '~run'(dataset, config) {
    const input: unknown = dataset.value;
    const result = schema['~run'](dataset, config);
    const wrong = (result.issues ?? []).map(pathOf);
    const kept = keptOf(schema, input, wrong);
    if (!kept) return result;
    const broken = rulesFor(kept.value).filter((rule) => rule !== false && !isToldAlready(rule[0], wrong));
    const issues = broken.flatMap((rule) => (rule === false ? [] : [issueOf(rule, input)]));
    if (issues.length === 0) return result;
    const [first, ...more] = [...(result.issues ?? []), ...issues];
    if (!first) return result;
    return { typed: false, value: result.value, issues: [first, ...more] };
  },
});

/** What can be read of the input without what is wrong. */
function keptOf<Schema extends v.GenericSchema>(schema: Schema, input: unknown, wrong: readonly Path[]) {
  let [rest, without] = [input, wrong];
  for (let tries = 0; tries < mostTries; tries += 1) {
    rest = without.reduce(leaveOut, rest);
    const read = v.safeParse(schema, rest);
    if (read.success) return { value: read.output };
    without = read.issues
      .map((issue) => pathOf(issue).slice(0, tries === 0 ? undefined : -1))
      .filter((path) => path.length > 0);
    if (without.length === 0) return undefined;
  }
  return undefined;
}

const pathOf = (issue: Issue): Path => (issue.path ?? []).map((step) => String(step.key));

function leaveOut(whole: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined || typeof whole !== 'object' || whole === null) return whole;
  if (Array.isArray(whole)) {
    const items: readonly unknown[] = whole;
    return items.map((item, at) => (String(at) !== name ? item : rest.length === 0 ? null : leaveOut(item, rest)));
  }
  return Object.fromEntries(
    Object.entries(whole).flatMap(([key, value]): [string, unknown][] => {
      if (key !== name) return [[key, value]];
      return rest.length === 0 ? [] : [[key, leaveOut(value, rest)]];
    }),
  );
}

/** Whether a value of this field, or within it, is wrong in itself. Of lists their length is judged all the same. */
const isToldAlready = (field: string, wrong: readonly Path[]): boolean =>
  wrong.some((path) => {
    const told = path.join('.');
    return told === field || (field.includes('.') && told.startsWith(`${field}.`));
  });

const issueOf = ([field, name, details]: Broken, input: unknown): Issue => ({
  kind: 'validation',
  type: 'rule',
  input,
  expected: null,
  received: '',
  message: problem(name, details),
  path: [{ type: 'unknown', origin: 'value', input, key: field, value: undefined }],
});
