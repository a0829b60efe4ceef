import { type RawBuilder, sql } from 'kysely';
import { likePattern } from './likePattern.ts';
import { searchParts } from './searchParts.ts';

/** Knows towns by all their names. */
interface Towns {
  named(name: string, country: string | undefined): { readonly name: string } | undefined;
}

/** Shorter names would be looked for within far too many words. */
const shortest = 3;

/** How many names are looked up in the gazetteer: from, to, and some between. Each may take milliseconds. */
const mostNames = 4;

interface Condition {
  readonly of: string;
  readonly sql: RawBuilder<unknown>;
}

/** How few records a word is likely to be in: numbers tell them apart best, then long words. */
const rarity = ({ of }: Condition): number => (/\d/.test(of) ? 1_000 : 0) + of.length;

/** All of them: the rarest first, as it spares most records the others. */
const all = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    conditions.toSorted((one, other) => rarity(other) - rarity(one)).map((condition) => condition.sql),
    sql` and `,
  )})`;

const either = (one: RawBuilder<unknown>, other: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
  other ? sql`(${one} or ${other})` : one;

const inSearch = (text: string): RawBuilder<unknown> => sql`search like ${likePattern(text)}`;

/**
 * SQL condition: a record has each word of a search, by default in its `search` column, which is in lower case. A town is also looked for
 * by the name it has in the gazetteer: "München" as "Munich".
 */
export const hasWords = (typed: string, towns: Towns, has = inSearch): RawBuilder<boolean> => {
  let names = 0;
  const otherName = (name: string, country: string | undefined): RawBuilder<unknown> | undefined => {
    if (name.length < shortest || names === mostNames) return undefined;
    names += 1;
    const town = towns.named(name, country)?.name;
    return town === undefined || town.toLowerCase() === name.toLowerCase() ? undefined : has(town);
  };
  const each = searchParts(typed).map(({ words, country }): Condition => {
    const of = words.join(' ');
    const whole = otherName(of, country);
    if (words.length === 1) return { of, sql: either(has(of), whole) };
    const ofWords = words.map((word) => ({ of: word, sql: either(has(word), otherName(word, undefined)) }));
    return { of, sql: either(all(ofWords), whole) };
  });
  return sql<boolean>`${all(each)}`;
};
