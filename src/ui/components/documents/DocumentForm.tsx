import { type FormEvent, useState } from 'react';
import { checkDocumentDates } from '../../../domain/document/checkDocumentDates.ts';
import { checkFile } from '../../../domain/document/checkFile.ts';
import type { DocumentType } from '../../../domain/document/DocumentType.ts';
import { fileKinds } from '../../../domain/document/fileKinds.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { DateField } from '../dates/DateField.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { RestoredNote } from '../RestoredNote.tsx';
import { SelectField } from '../SelectField.tsx';
import styles from './DocumentForm.module.css';
import { fileSizeText } from './fileSizeText.ts';
import type { NewPaper } from './NewPaper.ts';
import type { PaperDraft } from './PaperDraft.ts';

interface DocumentFormProps {
  /** What the paper may be. */
  readonly types: readonly DocumentType[];
  readonly paper: PaperDraft;
  /** `YYYY-MM-DD` where the person is. */
  readonly today: string;
  readonly locale: string;
  readonly onSend: (paper: NewPaper) => void;
}

/** Takes a file first, and asks then what it is and until when it is valid. */
export const DocumentForm = ({ types, paper, today, locale, onSend }: DocumentFormProps) => {
  const { add, type: names, problems } = useAdminTexts().documents;
  const [tried, setTried] = useState(false);
  const { file, fields, restored } = paper;
  const set = (field: keyof typeof fields) => (value: string) => paper.set(field, value);
  const clear = (): void => {
    paper.clear();
    setTried(false);
  };

  const type = types.find((name) => name === fields.type);
  const fileProblem = file && checkFile(file, 'other');
  const dates = checkDocumentDates(fields, today);
  const wordsOf = (problem: keyof typeof problems | undefined) => problem && problems[problem];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!file || !type || fileProblem || dates.issuedOn || dates.expiresOn) return;
    onSend({ file, type, issuedOn: fields.issuedOn || undefined, expiresOn: fields.expiresOn || undefined });
    clear();
  };

  const note = restored && <RestoredNote {...restored} />;
  if (!file || fileProblem) {
    return (
      <div className={styles.form}>
        {note}
        <FileDrop label={add.choose} hint={add.hint} accept={fileKinds.join()} onFile={paper.choose} />
        {fileProblem && (
          <p role="alert" className={styles.problem}>
            {file.name}: {problems[fileProblem]}
          </p>
        )}
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {note}
      <p className={styles.file}>{add.chosen(file.name, fileSizeText(file.size, locale))}</p>
      <div className={styles.fields}>
        <SelectField
          label={add.type}
          name="type"
          value={fields.type}
          onChange={set('type')}
          options={types.map((value) => ({ value, label: names[value] }))}
          placeholder={add.typePlaceholder}
          problem={tried && !type ? add.typeMissing : undefined}
        />
        <DateField
          label={add.issuedOn}
          name="issuedOn"
          value={fields.issuedOn}
          onChange={set('issuedOn')}
          latest={today}
          problem={wordsOf(dates.issuedOn)}
        />
        <DateField
          label={add.expiresOn}
          name="expiresOn"
          value={fields.expiresOn}
          onChange={set('expiresOn')}
          problem={wordsOf(dates.expiresOn)}
        />
      </div>
      <div className={styles.ways}>
        <Button type="submit">{add.submit}</Button>
        <Button variant="quiet" onClick={clear}>
          {add.cancel}
        </Button>
      </div>
    </form>
  );
};
