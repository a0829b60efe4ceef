import { type FormEvent, useState } from 'react';
import { checkFile } from '../../../domain/paper/checkFile.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import { type PaperDraft, paperFields } from '../../../domain/paper/paperFields.ts';
import { parsePaper } from '../../../domain/paper/parsePaper.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useFoundDraft } from '../drafts/useFoundDraft.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useProblemText } from '../record/useProblemText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useDraft } from '../useDraft.ts';
import { useToday } from '../useToday.ts';
import type { useDocuments } from './useDocuments.ts';

const newPaper = writeDraft(paperFields);

interface PaperFormOptions {
  /** Types the paper can have. */
  readonly types: readonly DocumentType[];
  /** The papers of the record, and the uploads in progress, which would be lost if the session ended. */
  readonly documents: Pick<ReturnType<typeof useDocuments>, 'uploads' | 'send'>;
}

/**
 * State of the form for a new paper; empty again once sent. Keeps one draft: the form's or, while that is empty, that
 * of the upload in progress.
 */
export const usePaperForm = ({ types, documents: { uploads, send: onSend } }: PaperFormOptions) => {
  const inProgress = uploads.find(({ isPicture }) => !isPicture)?.document;
  const today = useToday();
  const begun = useFoundDraft('paper', newPaper);
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const fileProblem = file && checkFile(file, 'other');

  const send = (typed: PaperDraft): boolean => {
    const paper = parsePaper(typed, { types, today });
    if (!paper.ok || !file || fileProblem) return false;
    onSend({ ...paper.value, file });
    return true;
  };

  const { draft, field, form, restart } = useDraft({
    initial: begun.initial,
    check: (typed) => problemsOf(parsePaper(typed, { types, today })),
    wordsOf: useProblemText(paperFields, useAdminTexts().documents.field),
    task: { run: (typed) => Promise.resolve(send(typed)), pending: false, failure: undefined },
    onDone: () => discard(),
  });

  const begin = (type: string, chosen: File | undefined): void => {
    setFile(chosen);
    setTried(false);
    restart({ ...newPaper, type });
  };
  const { restored, discard } = useKeptDraft(begun, {
    draft:
      file || !inProgress
        ? draft
        : writeDraft(paperFields, { issuedOn: undefined, expiresOn: undefined, ...inProgress }),
    before: newPaper,
    hasFile: file !== undefined || inProgress !== undefined,
    undo: () => begin('', undefined),
  });

  return {
    file,
    fileProblem,
    /** Whether it was submitted without a file. */
    isFileMissing: isTried && !file,
    draft,
    field,
    restored,
    choose: setFile,
    /** Starts over with another paper. */
    begin,
    clear: discard,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      setTried(true);
      form.onSubmit(event);
    },
  };
};
