import { useEffect, useRef, useState } from 'react';
import { KeptDrafts } from '../../../application/ports/KeptDrafts.ts';
import { changedFields } from '../../../domain/draft/changedFields.ts';
import { useInjection } from '../../injection/useInjection.ts';
import type { FoundDraft } from './useFoundDraft.ts';

interface TypedDraft<Fields extends { readonly [Name in keyof Fields]: string }> {
  readonly draft: Fields;
  /** What the fields held before anything was typed. */
  readonly before: Fields;
  /** Of the record that is changed; none for a new one. */
  readonly version?: number | undefined;
  readonly hasFile?: boolean;
  /** Makes the fields what they held before. */
  readonly undo: () => void;
}

/** What the person is told whose typing came back. */
export interface Restored {
  /** Whether anything had been typed beside. */
  readonly hasText: boolean;
  /** Whether a file has to be chosen again. */
  readonly lacksFile: boolean;
  readonly onDiscard: () => void;
}

/**
 * Keeps what is typed into a form for as long as it is not saved (`KeptDrafts`). `drop` is for whoever leaves it or has saved it;
 * `restored` is there while the form holds what was found.
 */
export const useKeptDraft = <Fields extends { readonly [Name in keyof Fields]: string }>(
  { place, found }: FoundDraft,
  { draft, before, version, hasFile = false, undo }: TypedDraft<Fields>,
) => {
  const drafts = useInjection(KeptDrafts);
  const [isBack, setBack] = useState(found !== undefined);
  const typed = { fields: changedFields(draft, before), version, hadFile: hasFile };
  const hasText = Object.keys(typed.fields).length > 0;
  const content = hasText || hasFile ? JSON.stringify(typed) : '';

  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    if (!place) return;
    if (content === '') drafts.drop(place);
    else drafts.keep(place, latest.current);
  }, [drafts, place, content]);

  const lacksFile = found?.hadFile === true && !hasFile;
  const restored: Restored = {
    hasText,
    lacksFile,
    onDiscard: () => {
      setBack(false);
      undo();
    },
  };
  return {
    drop: () => {
      if (place) drafts.drop(place);
    },
    restored: isBack && (hasText || lacksFile) ? restored : undefined,
  };
};
