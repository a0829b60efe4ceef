import { isSameContent } from '../record/isSameContent.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { RequestAudience, RequestContent } from './RequestContent.ts';

/** What a change of an open request means to those who made offers: the parts that changed, and whether offers are outdated. */
export interface ChangeEffect {
  readonly changed: readonly (keyof RequestContent)[];
  readonly outdates: boolean;
}

const parts = [
  'reference',
  'stops',
  'cargo',
  'required',
  'pricing',
  'audience',
  'decisionBy',
  'notes',
] as const satisfies readonly (keyof RequestContent)[];

const holds = (all: readonly string[] = [], some: readonly string[] = []): boolean =>
  some.every((each) => all.includes(each));

const isWider = (before: RequestAudience | undefined, after: RequestAudience | undefined): boolean => {
  if (after?.market === true) return true;
  if (before?.market === true) return false;
  return holds(after?.carriers, before?.carriers) && holds(after?.lists, before?.lists);
};

const isLater = (before: string | undefined, after: string | undefined): boolean =>
  (readRfc3339(after) ?? -Infinity) >= (readRfc3339(before) ?? -Infinity);

/** Without leaving offers outdated, only notes, a later deadline, a wider audience and the shipper's own reference change. */
export const changeEffect = (before: RequestContent, after: RequestContent): ChangeEffect => {
  const changed = parts.filter((part) => !isSameContent(before[part], after[part]));
  const isQuiet = (part: keyof RequestContent): boolean => {
    if (part === 'notes' || part === 'reference') return true;
    if (part === 'decisionBy') return isLater(before.decisionBy, after.decisionBy);
    return part === 'audience' && isWider(before.audience, after.audience);
  };
  return { changed, outdates: !changed.every(isQuiet) };
};
