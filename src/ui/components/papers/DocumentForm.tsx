import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { NewDocument } from '../../../application/papers/DocumentCabinet.ts';
import { needsLastDay } from '../../../domain/paper/needsLastDay.ts';
import { checkDocumentDates } from '../../../domain/paper/checkDocumentDates.ts';
import { checkFile } from '../../../domain/paper/checkFile.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import { fileKinds } from '../../../domain/paper/fileKinds.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { RestoredNote } from '../RestoredNote.tsx';
import styles from './DocumentForm.module.css';
import { fileSizeText } from './fileSizeText.ts';
import type { PaperDraft } from './PaperDraft.ts';
import { PaperFields } from './PaperFields.tsx';

interface DocumentFormProps {
  /** Types the paper can have. */
  readonly types: readonly DocumentType[];
  readonly paper: PaperDraft;
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  readonly locale: string;
  readonly onSend: (document: NewDocument) => void;
}

/** Asks for a file first, then for its type and dates; for a restored draft it shows all fields at once. */
export const DocumentForm = ({ types, paper, today, locale, onSend }: DocumentFormProps) => {
  const { add, problems } = useAdminTexts().documents;
  const [tried, setTried] = useState(false);
  const { file, fields, restored, set } = paper;
  const chosen = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (file) chosen.current?.focus();
  }, [file]);
  const clear = (): void => {
    paper.clear();
    setTried(false);
  };

  const type = types.find((name) => name === fields.type);
  const lacksEnd = type !== undefined && needsLastDay(type) && fields.expiresOn === '';
  const unfit = file && checkFile(file, 'other');
  const unfitText = unfit && `${file.name}: ${problems[unfit]}`;
  const fileProblem = tried && !file ? add.fileMissing : unfitText;
  const hasFile = file !== undefined && !unfit;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const { issuedOn, expiresOn } = checkDocumentDates(fields, today);
    if (!hasFile || !type || lacksEnd || issuedOn || expiresOn) return;
    onSend({ file, type, issuedOn: fields.issuedOn || undefined, expiresOn: fields.expiresOn || undefined });
    clear();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {restored && <RestoredNote {...restored} />}
      {hasFile ? (
        <p ref={chosen} className={styles.file} tabIndex={-1}>
          {add.chosen(file.name, fileSizeText(file.size, locale))}
        </p>
      ) : (
        <FileDrop label={add.choose} hint={add.hint} accept={fileKinds.join()} onFile={paper.choose} />
      )}
      {fileProblem !== undefined && (
        <p role="alert" className={styles.problem}>
          {fileProblem}
        </p>
      )}
      {(hasFile || restored) && (
        <>
          <PaperFields
            fields={fields}
            set={set}
            types={types}
            today={today}
            isTypeMissing={tried && !type}
            isEndMissing={tried && lacksEnd}
          />
          <div className={styles.ways}>
            <Button type="submit">{add.submit}</Button>
            <Button variant="quiet" onClick={clear}>
              {add.cancel}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
