import { sql, type RawBuilder } from 'kysely';
import { dialledText } from './dialledText.ts';
import { likeText } from './likeText.ts';

/** Whether a row's `search`, which has its phone number as it is dialled, holds these words, also where a number was typed with spaces. */
export const holdsText = (words: string): RawBuilder<boolean> => {
  const dialled = dialledText(words);
  const asTyped = sql<boolean>`search like ${likeText(words)}`;
  return dialled === undefined ? asTyped : sql<boolean>`(${asTyped} or search like ${likeText(dialled)})`;
};
