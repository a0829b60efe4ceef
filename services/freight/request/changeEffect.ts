import { isDeepStrictEqual } from 'node:util';
import type { RequestContent } from './requestContent.ts';

type Part = keyof RequestContent;

const parts: readonly Part[] = [
  'reference',
  'stops',
  'cargo',
  'required',
  'pricing',
  'audience',
  'decisionBy',
  'notes',
];

/** Whether all who were asked still are. */
function isWider(before: RequestContent['audience'], after: RequestContent['audience']): boolean {
  if (after.market) return true;
  if (before.market) return false;
  return (
    before.carriers.every((id) => after.carriers.includes(id)) && before.lists.every((id) => after.lists.includes(id))
  );
}

/** Changes that leave live offers as they are: a later deadline, a wider audience, notes, and the reference, which fleets see after the award alone. */
const isQuiet: Readonly<Partial<Record<Part, (before: RequestContent, after: RequestContent) => boolean>>> = {
  reference: () => true,
  notes: () => true,
  decisionBy: (before, after) => (after.decisionBy ?? '') >= (before.decisionBy ?? ''),
  audience: (before, after) => isWider(before.audience, after.audience),
};

/** Which parts of a request changed, and whether offers made before are outdated by it. */
export function changeEffect(before: RequestContent, after: RequestContent) {
  const changed = parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
  return { changed, outdates: changed.some((part) => isQuiet[part]?.(before, after) !== true) };
}
