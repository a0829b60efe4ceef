import { useState } from 'react';
import type { NewDocument } from '../../application/papers/DocumentCabinet.ts';
import { useFoundDraft } from './drafts/useFoundDraft.ts';
import { useKeptDraft } from './drafts/useKeptDraft.ts';

const nothing = { type: '', issuedOn: '', expiresOn: '' };

/**
 * A paper that is about to be filed: its file, and what is said of it. One draft is kept: of what the form holds or, while it is
 * empty, of the paper that is `underWay`, which would have to be filed anew if the session ended.
 */
export const useNewPaper = (underWay: NewDocument | undefined) => {
  const begun = useFoundDraft('paper', nothing);
  const [file, setFile] = useState<File>();
  const [fields, setFields] = useState(begun.initial);
  const { restored, discard } = useKeptDraft(begun, {
    draft: file || !underWay ? fields : fieldsOf(underWay),
    before: nothing,
    hasFile: file !== undefined || underWay !== undefined,
    undo: () => {
      setFile(undefined);
      setFields(nothing);
    },
  });
  return {
    file,
    fields,
    restored,
    choose: setFile,
    begin: (type: string, chosen: File) => {
      setFile(chosen);
      setFields({ ...nothing, type });
    },
    set: (field: keyof typeof nothing, value: string) => setFields((before) => ({ ...before, [field]: value })),
    clear: discard,
  };
};

const fieldsOf = ({ type, issuedOn = '', expiresOn = '' }: NewDocument): typeof nothing => ({
  type,
  issuedOn,
  expiresOn,
});
