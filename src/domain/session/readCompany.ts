import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { plainText } from '../outside/plainText.ts';
import { readId } from '../outside/readId.ts';
import type { SelectedCompany } from './SelectedCompany.ts';

const longestName = 200;
const longestDomain = 253;

/**
 * Reads an untrusted company: an id, plus name and domain if they are text; undefined without an id (seed §3). Never
 * throws.
 */
export const readCompany = (raw: unknown): SelectedCompany | undefined => {
  const id = readId(ownField(raw, 'id'));
  if (id === undefined) return undefined;
  const chosenBy = readId(ownField(raw, 'chosenBy'));
  const text = (name: string, longest: number) => plainText(ownText(raw, name) ?? '', longest) ?? '';
  const company = { id, name: text('name', longestName), domain: text('domain', longestDomain) };
  return chosenBy === undefined ? company : { ...company, chosenBy };
};
