import { ownText } from '../outside/ownText.ts';
import { typedByTable } from '../record/typedByTable.ts';
import type { RequestDraft } from './requestFields.ts';

/** What is typed beside the town of a stop, and goes with it. */
const besideTown = ['name', 'address', 'postcode', 'contact.name', 'contact.phone'] as const;

/** What was typed beside the town of a stop and is gone with another town, by path. */
export const lostParts = (before: RequestDraft, after: RequestDraft, at: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    besideTown
      .map((part) => `stops.${at}.place.${part}`)
      .map((path) => [path, ownText(before, path) ?? ''] as const)
      .filter(([path, typed]) => typed !== '' && (ownText(after, path) ?? '') === ''),
  );

/** The draft with what was lost, where nothing else was entered since. */
export const withLostParts = (draft: RequestDraft, lost: Readonly<Record<string, string>>): RequestDraft =>
  typedByTable({
    ...draft,
    ...Object.fromEntries(Object.entries(lost).filter(([path]) => (ownText(draft, path) ?? '') === '')),
  });
