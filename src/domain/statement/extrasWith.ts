import { type ExtraFacts, extraFacts } from './parseExtras.ts';
import type { StatementLine } from './Statement.ts';

/** The extras of a statement with one added, or changed if it has an id; undefined if the one to change is no longer there. */
export const extrasWith = (lines: readonly StatementLine[], facts: ExtraFacts): readonly ExtraFacts[] | undefined => {
  const extras = lines.flatMap(extraFacts);
  if (facts.id === undefined) return [...extras, facts];
  if (!extras.some(({ id }) => id === facts.id)) return undefined;
  return extras.map((each) => (each.id === facts.id ? facts : each));
};
