import { sql, type RawBuilder } from 'kysely';
import { likeText } from '../fields/likeText.ts';
import { plateText } from './plateText.ts';

/**
 * Whether a vehicle's `search` holds these words, or its plate their letters and digits, however either is spaced. `(select …)` is
 * asked once a query, not once a row.
 */
export const hasWords = (words: string): RawBuilder<boolean> => {
  const plate = plateText(words);
  const asTyped = sql<boolean>`search like ${likeText(words)}`;
  return plate === undefined
    ? asTyped
    : sql<boolean>`(${asTyped} or plate_key like (select '%' || plate_key(${plate}) || '%'))`;
};
