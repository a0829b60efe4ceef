import { type FormEvent, useState } from 'react';
import { checkDocumentDates } from '../../../domain/document/checkDocumentDates.ts';
import { checkFile } from '../../../domain/document/checkFile.ts';
import type { DocumentType } from '../../../domain/document/DocumentType.ts';
import { fileKinds } from '../../../domain/document/fileKinds.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { DateField } from '../dates/DateField.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { SelectField } from '../SelectField.tsx';
import styles from './DocumentForm.module.css';
import { fileSizeText } from './fileSizeText.ts';
import type { NewPaper } from './NewPaper.ts';

interface DocumentFormProps {
  /** What the paper may be. */
  readonly types: readonly DocumentType[];
  /** `YYYY-MM-DD` where the person is. */
  readonly today: string;
  readonly locale: string;
  readonly onSend: (paper: NewPaper) => void;
}

const nothing = { type: '', issuedOn: '', expiresOn: '' };

/** Takes a file first, and asks then what it is and until when it is valid. */
export const DocumentForm = ({ types, today, locale, onSend }: DocumentFormProps) => {
  const { add, type: names, problems } = useAdminTexts().documents;
  const [file, setFile] = useState<File>();
  const [paper, setPaper] = useState(nothing);
  const [tried, setTried] = useState(false);

  const set = (field: keyof typeof nothing) => (value: string) => setPaper((before) => ({ ...before, [field]: value }));
  const clear = (): void => {
    setFile(undefined);
    setPaper(nothing);
    setTried(false);
  };

  const type = types.find((name) => name === paper.type);
  const fileProblem = file && checkFile(file, 'other');
  const dates = checkDocumentDates(paper, today);
  const wordsOf = (problem: keyof typeof problems | undefined) => problem && problems[problem];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!file || !type || fileProblem || dates.issuedOn || dates.expiresOn) return;
    onSend({ file, type, issuedOn: paper.issuedOn || undefined, expiresOn: paper.expiresOn || undefined });
    clear();
  };

  if (!file || fileProblem) {
    return (
      <div className={styles.form}>
        <FileDrop label={add.choose} hint={add.hint} accept={fileKinds.join()} onFile={setFile} />
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
      <p className={styles.file}>{add.chosen(file.name, fileSizeText(file.size, locale))}</p>
      <div className={styles.fields}>
        <SelectField
          label={add.type}
          name="type"
          value={paper.type}
          onChange={set('type')}
          options={types.map((value) => ({ value, label: names[value] }))}
          placeholder={add.typePlaceholder}
          problem={tried && !type ? add.typeMissing : undefined}
        />
        <DateField
          label={add.issuedOn}
          name="issuedOn"
          value={paper.issuedOn}
          onChange={set('issuedOn')}
          latest={today}
          problem={wordsOf(dates.issuedOn)}
        />
        <DateField
          label={add.expiresOn}
          name="expiresOn"
          value={paper.expiresOn}
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
