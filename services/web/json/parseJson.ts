import { Refusal } from '../Refusal.ts';
import { findJsonProblem, type JsonProblem } from './findJsonProblem.ts';
import { jsonLimits } from './jsonLimits.ts';

/**
 * Parses JSON from outside. Refuses with 400 a key given twice and deep nesting, with 413 too many values. Throws a SyntaxError if
 * it is malformed or contains a key that could cause prototype pollution.
 */
export function parseJson(text: string): unknown {
  const problem = findJsonProblem(text);
  if (problem) throw errors[problem]();
  return JSON.parse(text);
}

const errors: Readonly<Record<JsonProblem, () => Error>> = {
  repeatedKey: () => new Refusal(400, 'The body names a field twice.'),
  forbiddenKey: () => new SyntaxError('forbidden key'),
  tooDeep: () => new Refusal(400, `The body is nested deeper than ${jsonLimits.depth} levels.`),
  tooManyValues: () => new Refusal(413, `The body has more than ${jsonLimits.values} values.`),
};
