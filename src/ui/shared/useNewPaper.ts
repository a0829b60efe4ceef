import { useState } from 'react';
import type { NewDocument } from '../../application/papers/DocumentCabinet.ts';
import { useFoundDraft } from './drafts/useFoundDraft.ts';
import { useKeptDraft } from './drafts/useKeptDraft.ts';

const nothing = { type: '', issuedOn: '', expiresOn: '' };

/**
 * State of the form for a new paper. Keeps one draft: the form's or, while that is empty, that of the upload in
 * progress, which would be lost if the session ended.
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
