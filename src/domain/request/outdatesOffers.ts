import type { RequestDraft } from './requestFields.ts';

/** What offers are made for: any change of it outdates them. */
const offeredFor = /^(?:stops|cargo|required|pricing)\./;

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

const isWithin = (before: string, after: string): boolean => {
  const asked = wordsOf(after);
  return wordsOf(before).every((id) => asked.includes(id));
};

const isNarrower = (before: RequestDraft, after: RequestDraft): boolean => {
  if (after['audience.market'] === 'yes') return false;
  if (before['audience.market'] === 'yes') return true;
  return (['audience.carriers', 'audience.lists'] as const).some((part) => !isWithin(before[part], after[part]));
};

const isEarlier = (before: string, after: string): boolean =>
  before !== '' && before !== after && !(Date.parse(after) >= Date.parse(before));

/**
 * Whether saving a form leaves the live offers of an open request outdated. The services decide; a later deadline, a wider audience,
 * notes and the reference change quietly.
 */
export const outdatesOffers = (before: RequestDraft, after: RequestDraft): boolean => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const isOther = [...new Set([...was.keys(), ...is.keys()])].some(
    (path) => offeredFor.test(path) && was.get(path) !== is.get(path),
  );
  return isOther || isNarrower(before, after) || isEarlier(before.decisionBy, after.decisionBy);
};
