import { searchParts } from './searchParts.ts';

/** Knows towns by all their names. */
export interface Towns {
  named(name: string, country: string | undefined): { readonly name: string } | undefined;
}

/** How conditions are put together. */
interface Logic<Condition> {
  /** Whether a text stands in what is searched. */
  readonly has: (text: string) => Condition;
  readonly all: (conditions: readonly Condition[]) => Condition;
  readonly either: (one: Condition, other: Condition) => Condition;
}

/** Shorter names would be looked for within far too many words. */
const shortest = 3;

/** How many names are looked up in the gazetteer: from, to, and some between. Each may take milliseconds. */
const mostNames = 4;

/** How few records a word is likely to be in: numbers tell them apart best, then long words. */
const rarity = (of: string): number => (/\d/.test(of) ? 1_000 : 0) + of.length;

const rarestFirst = <Each extends { readonly of: string }>(conditions: readonly Each[]): readonly Each[] =>
  conditions.toSorted((one, other) => rarity(other.of) - rarity(one.of));

/**
 * Each word of a search is there, the rarest asked for first, as it spares most records the others. A town is also looked for by the name
 * it has in the gazetteer: "München" as "Munich".
 */
export function searchCondition<Condition>(
  typed: string,
  towns: Towns,
  { has, all, either }: Logic<Condition>,
): Condition {
  let names = 0;
  const townOf = (name: string, country?: string): string | undefined => {
    if (name.length < shortest || names === mostNames) return undefined;
    names += 1;
    const town = towns.named(name, country)?.name;
    return town?.toLowerCase() === name.toLowerCase() ? undefined : town;
  };
  const orTown = (one: Condition, town: string | undefined): Condition =>
    town === undefined ? one : either(one, has(town));
  const allOf = (conditions: readonly { readonly of: string; readonly is: Condition }[]): Condition =>
    all(rarestFirst(conditions).map(({ is }) => is));
  const each = searchParts(typed).map(({ words, country }) => {
    const of = words.join(' ');
    const town = townOf(of, country);
    if (words.length === 1) return { of, is: orTown(has(of), town) };
    const ofWords = words.map((word) => ({ of: word, is: orTown(has(word), townOf(word)) }));
    return { of, is: orTown(allOf(ofWords), town) };
  });
  return allOf(each);
}
