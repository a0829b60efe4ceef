import { useState } from 'react';
import type { NewDocument } from '../../application/ports/DocumentCabinet.ts';
import { restoredFields } from '../../domain/draft/restoredFields.ts';
import { useFoundDraft } from './drafts/useFoundDraft.ts';
import { useKeptDraft } from './drafts/useKeptDraft.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

const nothing = { type: '', issuedOn: '', expiresOn: '' };

/**
 * A paper that is about to be filed: its file, and what is said of it, which is kept until it is filed. `sending` are those on
 * their way.
 */
export const useNewPaper = (sending: readonly NewDocument[]) => {
  const kept = useFoundDraft('paper');
  const [file, setFile] = useState<File>();
  const [fields, setFields] = useState(() => restoredFields(nothing, kept.found));
  const clear = (): void => {
    setFile(undefined);
    setFields(nothing);
  };

  const sent = sending.find(({ type: sentType }) => sentType !== 'photo');
  const { type = '', issuedOn = '', expiresOn = '' } = sent ?? {};
  const { restored } = useKeptDraft(kept, {
    draft: sent && !file ? { type, issuedOn, expiresOn } : fields,
    before: nothing,
    hasFile: file !== undefined || sent !== undefined,
    undo: clear,
  });
  useLeaveWarning(file !== undefined);
  return {
    file,
    fields,
    restored: sent ? undefined : restored,
    choose: setFile,
    set: (field: keyof typeof nothing, value: string) => setFields((before) => ({ ...before, [field]: value })),
    clear,
  };
};
