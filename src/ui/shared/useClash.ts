import { useState, type Dispatch, type SetStateAction } from 'react';
import { changesBetween } from '../../domain/record/changesBetween.ts';
import { mergeOver } from '../../domain/record/mergeOver.ts';

interface ClashOptions<Kept, Fields> {
  /** The record as it is now, where it was saved after what has been restored was typed. */
  readonly outdatedBy: Kept | undefined;
  readonly draft: Fields;
  /** What the fields held before anything was typed. */
  readonly before: Fields;
  readonly draftOf: (record: Kept) => Fields;
  readonly replace: Dispatch<SetStateAction<Fields>>;
  /** Told which record the form is about from now on. */
  readonly onSettled: (record: Kept) => void;
  readonly save: (draft: Fields, over: Kept) => void;
}

/**
 * For a form whose record somebody else has saved meanwhile; call `meet` with the latest: what only they changed is taken over, and
 * while `clash` is there, the person says whose the rest shall be.
 */
export const useClash = <Kept, Fields extends { readonly [Name in keyof Fields]: string }>({
  outdatedBy,
  draft,
  before,
  draftOf,
  replace,
  onSettled,
  save,
}: ClashOptions<Kept, Fields>) => {
  const [theirs, setTheirs] = useState(outdatedBy);
  const meet = (latest: Kept): void => {
    replace((mine) => mergeOver(before, mine, draftOf(latest)));
    setTheirs(latest);
  };
  if (theirs === undefined) return { meet, clash: undefined };

  const theirDraft = draftOf(theirs);
  const settle = (held: Fields): void => {
    onSettled(theirs);
    replace(held);
    setTheirs(undefined);
  };
  return {
    meet,
    clash: {
      theirs,
      theirDraft,
      fields: changesBetween(draft, theirDraft),
      takeTheirs: () => settle(theirDraft),
      saveMine: () => {
        settle(draft);
        save(draft, theirs);
      },
      close: () => settle(draft),
    },
  };
};
