import { sql, type RawBuilder } from 'kysely';
import { foldName } from '../gazetteer/foldName.ts';

/** SQL condition: each of these words begins a word of the place's name or address. Nothing is found by signs alone. */
export function beginsLike(words: string): RawBuilder<boolean> {
  const folded = foldName(words);
  if (folded === '') return sql<boolean>`${words === ''}::boolean`;
  const each = folded.split(' ').map((word) => sql<boolean>`search like ${`% ${word}%`}`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}
