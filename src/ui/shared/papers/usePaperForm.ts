import { type FormEvent, useState } from 'react';
import type { NewDocument } from '../../../application/papers/DocumentCabinet.ts';
import { checkFile } from '../../../domain/paper/checkFile.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import { type PaperDraft, paperFields } from '../../../domain/paper/paperFields.ts';
import { parsePaper } from '../../../domain/paper/parsePaper.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useFoundDraft } from '../drafts/useFoundDraft.ts';
import { useKeptDraft } from '../drafts/useKeptDraft.ts';
import { useProblemText } from '../record/useProblemText.ts';
import { useDraft } from '../useDraft.ts';
import { useToday } from '../useToday.ts';

const newPaper = writeDraft(paperFields);

interface PaperFormOptions {
  /** What the paper may be. */
  readonly types: readonly DocumentType[];
  /** A paper on its way, which would have to be filed again if the session ended. */
  readonly underWay: NewDocument | undefined;
  readonly onSend: (document: NewDocument) => void;
}

/**
 * A paper that is about to be filed: its file, and what is said of it. Once sent, the form is empty again. One draft is kept: of what
 * the form holds or, while it is empty, of the paper under way.
 */
export const usePaperForm = ({ types, underWay, onSend }: PaperFormOptions) => {
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
    check: (typed) => {
      const paper = parsePaper(typed, { types, today });
      return paper.ok ? {} : paper.problems;
    },
    wordsOf: useProblemText(paperFields),
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
      file || !underWay ? draft : writeDraft(paperFields, { issuedOn: undefined, expiresOn: undefined, ...underWay }),
    before: newPaper,
    hasFile: file !== undefined || underWay !== undefined,
    undo: () => begin('', undefined),
  });

  return {
    file,
    fileProblem,
    /** Whether it was to be sent without its file. */
    isFileMissing: isTried && !file,
    draft,
    field,
    restored,
    choose: setFile,
    /** Another paper in place of what was begun. */
    begin,
    clear: discard,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      setTried(true);
      form.onSubmit(event);
    },
  };
};
