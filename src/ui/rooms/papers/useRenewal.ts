import { type FormEvent, useState } from 'react';
import { checkFile } from '../../../domain/paper/checkFile.ts';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { type PaperDraft, paperFields } from '../../../domain/paper/paperFields.ts';
import { parsePaper } from '../../../domain/paper/parsePaper.ts';
import { isSameContent } from '../../../domain/record/isSameContent.ts';
import { problemsOf } from '../../../domain/record/problemsOf.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useUploads } from '../../shared/papers/useUploads.ts';
import { useProblemText } from '../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useLeaveWarning } from '../../shared/useLeaveWarning.ts';
import { useToday } from '../../shared/useToday.ts';

/** State of the form that files a newer paper in place of one in the list. `onFiled` is called once it is on file. */
export const useRenewal = ({ subject, subjectId, type, status }: Paper, onFiled: () => void, onClose: () => void) => {
  const types = [type];
  const circumstances = { types, today: useToday(), renews: status !== 'missing' };
  const { send, ...sending } = useUploads({ kind: subject, id: subjectId }, onFiled);
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const fileProblem = file && checkFile(file, 'other');

  const initial = { ...writeDraft(paperFields), type };
  const submit = (typed: PaperDraft): boolean => {
    const paper = parsePaper(typed, circumstances);
    if (!paper.ok || !file || fileProblem) return false;
    send({ ...paper.value, file });
    return true;
  };
  const { draft, field, form } = useDraft({
    initial,
    check: (typed) => problemsOf(parsePaper(typed, circumstances)),
    wordsOf: useProblemText(paperFields, useAdminTexts().documents.field),
    task: { run: (typed) => Promise.resolve(submit(typed)), pending: false, failure: undefined },
  });
  const leave = useLeaveWarning(sending.uploads.length > 0 || !isSameContent(draft, initial));
  const close = (): void => leave(onClose);
  return {
    /** Asks first if something typed or an upload would be lost. */
    close,
    sending,
    types,
    paper: {
      file,
      fileProblem,
      isFileMissing: isTried && !file,
      draft,
      field,
      restored: undefined,
      choose: setFile,
      clear: close,
      onSubmit: (event: FormEvent<HTMLFormElement>): void => {
        setTried(true);
        form.onSubmit(event);
      },
    },
  };
};
