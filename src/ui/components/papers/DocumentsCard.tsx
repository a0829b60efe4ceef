import type { ReactNode } from 'react';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { FiledPaper } from '../../../domain/paper/FiledPaper.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Card } from '../Card.tsx';
import styles from './DocumentsCard.module.css';
import { PaperRow } from './PaperRow.tsx';

interface DocumentsCardProps {
  readonly papers: readonly FiledPaper[];
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  readonly locale: string;
  readonly onSave: (document: StoredDocument) => void;
  /** Called with the file of a missing paper, or of the next one; viewers have neither this nor `onRemove`. */
  readonly onAdd?: (type: DocumentType, file: File) => void;
  readonly onRemove?: (document: StoredDocument) => void;
  /** Uploads in progress, and the form to add a paper. */
  readonly children: ReactNode;
}

/** Papers of a vehicle or driver: required ones, those on file, and what adds one. */
export const DocumentsCard = ({ papers, today, locale, onSave, onAdd, onRemove, children }: DocumentsCardProps) => {
  const words = useAdminTexts().documents;
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
        {children}
      </div>
    </Card>
  );
};
