import { sql, type RawBuilder } from 'kysely';
import { likePattern } from './likePattern.ts';
import { plateSearchText } from './plateSearchText.ts';

/**
 * SQL condition: the row's `search` column contains these words, or its plate their letters and digits. The subselect makes
 * PostgreSQL evaluate the pattern once per query instead of once per row.
 */
export const matchesPlate = (words: string): RawBuilder<boolean> => {
  const plate = plateSearchText(words);
  const asTyped = sql<boolean>`search like ${likePattern(words)}`;
  return plate === undefined
    ? asTyped
    : sql<boolean>`(${asTyped} or plate_key like (select '%' || plate_key(${plate}) || '%'))`;
};
