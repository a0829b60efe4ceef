import { useState, type Dispatch, type SetStateAction } from 'react';
import { changesBetween } from '../../domain/record/changesBetween.ts';
import { mergeOver } from '../../domain/record/mergeOver.ts';

interface ConflictOptions<Kept, Fields> {
  /** The current record, if it was saved after the restored draft was started. */
  readonly outdatedBy: Kept | undefined;
  readonly draft: Fields;
  /** Values before anything was typed. */
  readonly before: Fields;
  readonly draftOf: (record: Kept) => Fields;
  readonly replace: Dispatch<SetStateAction<Fields>>;
  /** Called with the record the draft is based on from now on. */
  readonly onSettled: (record: Kept) => void;
  readonly save: (draft: Fields, over: Kept) => void;
}

/** What the other user saved, until the person has chosen. */
interface Latest<Kept> {
  readonly theirs: Kept;
  readonly isShown: boolean;
}

/**
 * Resolves conflicts of a form. Call `compare` with the latest record after a conflict: fields only the other user changed
 * are taken over. While `conflict` is set, the user chooses between the two versions of the rest. Whoever goes on editing instead is
 * asked again on saving (`askAgain`), as long as a field that differed still does.
 */
export const useConflict = <Kept, Fields extends { readonly [Name in keyof Fields]: string }>({
  outdatedBy,
  draft,
  before,
  draftOf,
  replace,
  onSettled,
  save,
}: ConflictOptions<Kept, Fields>) => {
  const [latest, setLatest] = useState<Latest<Kept> | undefined>(outdatedBy && { theirs: outdatedBy, isShown: true });
  const [postponed, setPostponed] = useState<readonly (keyof Fields)[]>([]);
  const compare = (theirs: Kept): void => {
    replace((mine) => mergeOver(before, mine, draftOf(theirs)));
    setLatest({ theirs, isShown: true });
  };
  const askAgain = (typed: Fields): boolean => {
    if (latest === undefined) return false;
    const theirDraft = draftOf(latest.theirs);
    const isAsked = postponed.some((path) => typed[path] !== theirDraft[path]);
    setLatest(isAsked ? { ...latest, isShown: true } : undefined);
    return isAsked;
  };
  if (!latest?.isShown) return { compare, askAgain, conflict: undefined };

  const { theirs } = latest;
  const theirDraft = draftOf(theirs);
  const fields = changesBetween(draft, theirDraft);
  const settle = (held: Fields): void => {
    onSettled(theirs);
    replace(held);
    setLatest(undefined);
  };
  return {
    compare,
    askAgain,
    conflict: {
      theirs,
      theirDraft,
      fields,
      takeTheirs: () => settle(theirDraft),
      saveMine: () => {
        settle(draft);
        save(draft, theirs);
      },
      postpone: () => {
        onSettled(theirs);
        setPostponed(fields);
        setLatest({ theirs, isShown: false });
      },
    },
  };
};
