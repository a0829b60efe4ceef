import { ownField } from '../outside/ownField.ts';
import { ownTexts } from '../outside/ownTexts.ts';
import { plainText } from '../outside/plainText.ts';
import { readId } from '../outside/readId.ts';
import { readRegion } from '../region/readRegion.ts';
import type { User } from './User.ts';

const longestText = 254;

/**
 * Reads an untrusted user: an id (whole numbers become text) and the known texts; undefined without an id (seed §3).
 * Never throws.
 */
export const readUser = (raw: unknown): User | undefined => {
  const id = readId(ownField(raw, 'id'));
  if (id === undefined) return undefined;
  return {
    id,
    ...ownTexts(raw, ['name', 'email', 'phone'], (text) => plainText(text, longestText)),
    ...ownTexts(raw, ['region'], readRegion),
  };
};
