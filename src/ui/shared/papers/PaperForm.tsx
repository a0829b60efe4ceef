import { useEffect, useRef } from 'react';
import { parseDay } from '../../../domain/calendar/parseDay.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import { fileKinds } from '../../../domain/paper/fileKinds.ts';
import { paperFields } from '../../../domain/paper/paperFields.ts';
import { Button } from '../../components/Button.tsx';
import { FileDrop } from '../../components/FileDrop.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { fileSizeText } from '../../components/papers/fileSizeText.ts';
import { RecordFields } from '../record/RecordFields.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useToday } from '../useToday.ts';
import styles from './PaperForm.module.css';
import type { usePaperForm } from './usePaperForm.ts';

interface PaperFormProps {
  readonly paper: Omit<ReturnType<typeof usePaperForm>, 'begin'>;
  /** Types the paper can have. */
  readonly types: readonly DocumentType[];
  /** Types of which the paper with the latest end counts. */
  readonly renewed?: readonly DocumentType[] | undefined;
}

/** Asks for a file first, then for its type and dates; for a restored draft it shows all fields at once. */
export const PaperForm = ({ paper, types, renewed }: PaperFormProps) => {
  const { add, field: labels, type: names, fileProblems } = useAdminTexts().documents;
  const locale = useLocale();
  const today = useToday();
  const { file, fileProblem, draft, field, restored } = paper;
  const chosen = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (file) chosen.current?.focus();
  }, [file]);

  const hasFile = file !== undefined && !fileProblem;
  const unfit = file && fileProblem && `${file.name}: ${fileProblems[fileProblem]}`;
  const problem = paper.isFileMissing ? add.fileMissing : unfit;
  const hasEnded = parseDay(draft.expiresOn) !== undefined && expiryCompliance(draft.expiresOn, today) === 'expired';
  const renews = renewed?.some((type) => type === draft.type) ? add.renews : undefined;
  const endHint = hasEnded && !field('expiresOn').problem ? add.hasEnded : renews;
  return (
    <form className={styles.form} onSubmit={paper.onSubmit} noValidate>
      {restored && <RestoredNote {...restored} />}
      {hasFile ? (
        <p ref={chosen} className={styles.file} tabIndex={-1}>
          {add.chosen(file.name, fileSizeText(file.size, locale))}
        </p>
      ) : (
        <FileDrop label={add.choose} hint={add.hint} accept={fileKinds.join()} onFile={paper.choose} />
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {(hasFile || restored) && (
        <>
          <div className={styles.fields}>
            <RecordFields
              fields={paperFields}
              marksOptional={false}
              field={field}
              labels={labels}
              words={{ type: Object.fromEntries(types.map((type) => [type, names[type]])) }}
              extras={{ issuedOn: { latest: today }, expiresOn: { hint: endHint } }}
            />
          </div>
          <div className={styles.ways}>
            <Button type="submit">{add.submit}</Button>
            <Button variant="quiet" onClick={paper.clear}>
              {add.cancel}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
