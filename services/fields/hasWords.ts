import { type RawBuilder, sql } from 'kysely';
import { likePattern } from './likePattern.ts';
import { searchWords } from './searchWords.ts';

/** Knows towns by any of their names. */
interface Towns {
  named(name: string, country: undefined): { readonly name: string } | undefined;
}

/** No town is called by less. */
const shortest = 3;

/** Words with what a town of that name is called in the lists, if that is something else: "München" with "Munich". */
const namesOf = (words: string, towns: Towns): readonly string[] => {
  const name = words.length < shortest ? undefined : towns.named(words, undefined)?.name;
  return name === undefined || name.toLowerCase() === words.toLowerCase() ? [words] : [words, name];
};

/**
 * SQL condition: each word of a search is in one of the columns, which are in lower case. A town is found by all its names, also where
 * these are several words.
 */
export const hasWords = (typed: string, towns: Towns, columns: readonly string[] = ['search']): RawBuilder<boolean> => {
  const hasOneOf = (names: readonly string[]) =>
    sql`(${sql.join(
      names.flatMap((name) => columns.map((column) => sql`${sql.ref(column)} like ${likePattern(name)}`)),
      sql` or `,
    )})`;
  const words = searchWords(typed);
  const each = words.map((word) => hasOneOf(namesOf(word, towns)));
  const [, whole] = words.length > 1 ? namesOf(typed, towns) : [];
  const hasEach = sql`(${sql.join(each, sql` and `)})`;
  return sql<boolean>`(${whole === undefined ? hasEach : sql`${hasEach} or ${hasOneOf([whole])}`})`;
};
