import { ownField } from '../outside/ownField.ts';
import { ownTexts } from '../outside/ownTexts.ts';
import { plainText } from '../outside/plainText.ts';
import { readId } from '../outside/readId.ts';
import type { User } from './User.ts';

const longestText = 254;

/**
 * A user from outside: an id (whole numbers become text) and the known texts; undefined without an id. Never throws
 * (seed §3).
 */
export const readUser = (raw: unknown): User | undefined => {
  const id = readId(ownField(raw, 'id'));
  if (id === undefined) return undefined;
  return { id, ...ownTexts(raw, ['name', 'email', 'phone'], (text) => plainText(text, longestText)) };
};
