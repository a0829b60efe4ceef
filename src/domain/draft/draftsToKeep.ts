import type { PlacedDraft } from './PlacedDraft.ts';

/** Milliseconds. No session lasts longer. */
const longestKept = 12 * 60 * 60_000;
const mostDrafts = 10;
/** Characters in all: enough for over a hundred invitations with a message each. */
const longestInAll = 200_000;

const lengthOf = ({ path, form, fields }: PlacedDraft): number =>
  [path, form, ...Object.entries(fields).flat()].reduce((sum, text) => sum + text.length, 0);

/**
 * The drafts to keep, newest first: those of this user (of any user while signed out), at most 12 hours old, at most
 * ten, at most 200,000 characters in all. Drafts dated over 12 hours ahead come from a wrong clock and are dropped.
 * Epoch milliseconds.
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
