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

/**
 * Resolves conflicts of a form. Call `compare` with the latest record after a conflict: fields only the other user changed
 * are taken over. While `conflict` is set, the user chooses between the two versions of the rest.
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
  const [theirs, setTheirs] = useState(outdatedBy);
  const compare = (latest: Kept): void => {
    replace((mine) => mergeOver(before, mine, draftOf(latest)));
    setTheirs(latest);
  };
  if (theirs === undefined) return { compare, conflict: undefined };

  const theirDraft = draftOf(theirs);
  const settle = (held: Fields): void => {
    onSettled(theirs);
    replace(held);
    setTheirs(undefined);
  };
  return {
    compare,
    conflict: {
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
