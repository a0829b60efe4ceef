import type { ReactNode } from 'react';
import { filedPapers } from '../../../domain/paper/filedPapers.ts';
import type { RequiredPaper } from '../../../domain/paper/RequiredPaper.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Card } from '../Card.tsx';
import styles from './DocumentsCard.module.css';
import { PaperRow } from './PaperRow.tsx';
import type { RunningUpload } from './RunningUpload.ts';
import { UploadList } from './UploadList.tsx';

interface DocumentsCardProps {
  /** The photo is skipped. */
  readonly documents: readonly StoredDocument[];
  /** The required papers and their status. */
  readonly required: readonly RequiredPaper[];
  readonly uploads: readonly RunningUpload[];
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  readonly locale: string;
  readonly onCancel: (uploadId: string) => void;
  readonly onRetry: (uploadId: string) => void;
  /** Uploads another file instead. */
  readonly onReplace: (uploadId: string, file: File) => void;
  readonly onSave: (document: StoredDocument) => void;
  /** Called with the file of a missing paper, or of the next one; viewers have neither this nor `onRemove`. */
  readonly onAdd?: (type: DocumentType, file: File) => void;
  readonly onRemove?: (document: StoredDocument) => void;
  /** The form to add a paper. */
  readonly children: ReactNode;
}

/** Papers of a vehicle or driver: required ones, those on file, and a form to add one. */
export const DocumentsCard = (props: DocumentsCardProps) => {
  const { required, today, locale, onCancel, onRetry, onReplace, onSave, onAdd, onRemove, children } = props;
  const words = useAdminTexts().documents;
  const papers = filedPapers(props.documents, required, today);
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        {papers.length === 0 && <p className={styles.none}>{words.none}</p>}
        <ul className={styles.papers}>
          {papers.map((filed) => (
            <PaperRow
              key={filed.kind === 'missing' ? filed.type : filed.document.id}
              paper={filed}
              today={today}
              locale={locale}
              onSave={onSave}
              onAdd={onAdd}
              onRemove={onRemove}
            />
          ))}
        </ul>
        <UploadList
          uploads={props.uploads.filter(({ isPicture }) => !isPicture)}
          onCancel={onCancel}
          onRetry={onRetry}
          onReplace={onReplace}
        />
        {children}
      </div>
    </Card>
  );
};
