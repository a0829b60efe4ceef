import type { Company } from '../company/Company.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { plainText } from '../outside/plainText.ts';
import { readId } from '../outside/readId.ts';

const longestName = 200;
const longestDomain = 253;

/**
 * A company from outside: an id, and name and domain where they are text; undefined without an id. Never throws (seed
 * §3).
 */
export const readCompany = (raw: unknown): Company | undefined => {
  const id = readId(ownField(raw, 'id'));
  if (id === undefined) return undefined;
  const text = (name: string, longest: number) => plainText(ownText(raw, name) ?? '', longest) ?? '';
  return { id, name: text('name', longestName), domain: text('domain', longestDomain) };
};
