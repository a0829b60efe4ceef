import { useEffect, useRef, useState } from 'react';
import { KeptDrafts } from '../../../application/shared/KeptDrafts.ts';
import { changedFields } from '../../../domain/draft/changedFields.ts';
import { isSameContent } from '../../../domain/record/isSameContent.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import type { FoundDraft } from './useFoundDraft.ts';

interface TypedDraft<Fields> {
  readonly draft: Fields;
  /** Values before anything was typed. */
  readonly before: Fields;
  /** Version of the record; none for a new one. */
  readonly version?: number | undefined;
  readonly hasFile?: boolean;
  /** Resets the fields to `before` and removes the file. */
  readonly undo: () => void;
}

/**
 * Keeps a form's draft until it is saved (`KeptDrafts`), and asks before unsaved input is left; `leave` is for the
 * form's own Cancel. Call `drop` after saving, `discard` to start over. `restored` is set while the form holds a
 * restored draft. A file that was lost counts as unsaved until it is chosen again or discarded.
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

  // Runs after every render: `typed` is a new object each time, so only a comparison tells whether it changed.
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
