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

const either = (one: RawBuilder<unknown>, other: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
  other ? sql`(${one} or ${other})` : one;

/**
 * SQL condition: each word of a search is in one of the columns, which are in lower case. A town is also looked for by the name it has
 * in the gazetteer: "München" as "Munich".
 */
export const hasWords = (typed: string, towns: Towns, columns: readonly string[] = ['search']): RawBuilder<boolean> => {
  const has = (text: string): RawBuilder<unknown> =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} like ${likePattern(text)}`),
      sql` or `,
    )})`;
  let names = 0;
  const otherName = (name: string, country: string | undefined): RawBuilder<unknown> | undefined => {
    if (name.length < shortest || names === mostNames) return undefined;
    names += 1;
    const town = towns.named(name, country)?.name;
    return town === undefined || town.toLowerCase() === name.toLowerCase() ? undefined : has(town);
  };
  const each = searchParts(typed).map(({ words, country }) => {
    const [only, ...others] = words;
    if (only !== undefined && others.length === 0) return either(has(only), otherName(only, country));
    const whole = otherName(words.join(' '), country);
    const ofWords = words.map((word) => either(has(word), otherName(word, undefined)));
    return either(sql`(${sql.join(ofWords, sql` and `)})`, whole);
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
};
