import { sql, type RawBuilder } from 'kysely';
import { phoneSearchText } from './phoneSearchText.ts';
import { likePattern } from './likePattern.ts';

/** SQL condition: the row's `search` column contains these words, or the phone number they spell. */
export const matchesSearch = (words: string): RawBuilder<boolean> => {
  const dialled = phoneSearchText(words);
  const asTyped = sql<boolean>`search like ${likePattern(words)}`;
  return dialled === undefined ? asTyped : sql<boolean>`(${asTyped} or search like ${likePattern(dialled)})`;
};
