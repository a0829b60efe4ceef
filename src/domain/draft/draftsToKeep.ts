import type { PlacedDraft } from './PlacedDraft.ts';

/** Milliseconds: no session lasts longer. */
const longestKept = 12 * 60 * 60_000;
const mostDrafts = 10;
/** In characters, all together: more than a hundred invitations with a message each. */
const longestInAll = 200_000;

const lengthOf = ({ path, form, fields }: PlacedDraft): number =>
  [path, form, ...Object.entries(fields).flat()].reduce((sum, text) => sum + text.length, 0);

/**
 * Which drafts stay, the latest first: those of the person (of anybody while nobody is signed in) that are no older than 12 hours,
 * at most ten, and 200,000 characters in all. One dated more than 12 hours ahead was dated by another clock, and goes. Instants
 * are epoch milliseconds.
 */
export const draftsToKeep = (
  drafts: readonly PlacedDraft[],
  userId: string | undefined,
  now: number,
): readonly PlacedDraft[] => {
  let room = longestInAll;
  return drafts
    .filter((draft) => (userId === undefined || draft.userId === userId) && Math.abs(now - draft.keptAt) <= longestKept)
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .slice(0, mostDrafts)
    .filter((draft) => {
      const length = lengthOf(draft);
      if (length > room) return false;
      room -= length;
      return true;
    });
};
