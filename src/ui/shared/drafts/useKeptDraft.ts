import { useEffect, useRef, useState } from 'react';
import { KeptDrafts } from '../../../application/shared/KeptDrafts.ts';
import { changedFields } from '../../../domain/draft/changedFields.ts';
import { isSameContent } from '../../../domain/record/isSameContent.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import type { FoundDraft } from './useFoundDraft.ts';

interface TypedDraft<Fields> {
  readonly draft: Fields;
  /** What the fields held before anything was typed. */
  readonly before: Fields;
  /** Of the record that is changed; none for a new one. */
  readonly version?: number | undefined;
  readonly hasFile?: boolean;
  /** Makes the fields what they held before, without a file. */
  readonly undo: () => void;
}

/**
 * Keeps what is typed into a form for as long as it is not saved (`KeptDrafts`), and asks before just that is left: `leave` is the
 * form's own way out. `drop` is for whoever has saved it, `discard` for whoever begins again; `restored` is there while the form
 * holds what was found. A file that has to be chosen again counts as unsaved until it is, or is discarded.
 */
export const useKeptDraft = <Fields extends { readonly [Name in keyof Fields]: string }>(
  { place, found }: FoundDraft<Fields>,
  { draft, before, version, hasFile = false, undo }: TypedDraft<Fields>,
) => {
  const drafts = useInjection(KeptDrafts);
  const [isBack, setBack] = useState(found !== undefined);
  const [isFileLost, setFileLost] = useState(found?.hadFile === true);
  if (isFileLost && hasFile) setFileLost(false);

  const lacksFile = isFileLost && !hasFile;
  const typed = { fields: changedFields(draft, before), version, hadFile: hasFile || lacksFile };
  const hasText = Object.keys(typed.fields).length > 0;
  const isUnsaved = hasText || typed.hadFile;

  // Looked at after every rendering: `typed` is made anew each time, and only what it says tells whether there is more to keep.
  const latest = useRef<unknown>(undefined);
  useEffect(() => {
    const now = { place, typed };
    if (!place || isSameContent(latest.current, now)) return;
    latest.current = now;
    if (isUnsaved) drafts.keep(place, typed);
    else drafts.drop(place);
  });

  const drop = (): void => {
    if (place) drafts.drop(place);
  };
  const discard = (): void => {
    setBack(false);
    setFileLost(false);
    undo();
  };
  const leave = useLeaveWarning(isUnsaved, drop);
  const restored = isBack && (hasText || lacksFile) ? { hasText, lacksFile, onDiscard: discard } : undefined;
  return { isUnsaved, leave, drop, discard, restored };
};
