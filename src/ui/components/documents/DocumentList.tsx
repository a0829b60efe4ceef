import { expiryCompliance } from '../../../domain/compliance/expiryCompliance.ts';
import type { StoredDocument } from '../../../domain/document/StoredDocument.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { ComplianceBadge } from './ComplianceBadge.tsx';
import styles from './DocumentList.module.css';
import { ExpiryNote } from './ExpiryNote.tsx';
import { fileSizeText } from './fileSizeText.ts';

interface DocumentListProps {
  readonly documents: readonly StoredDocument[];
  /** `YYYY-MM-DD` where the person is. */
  readonly today: string;
  readonly locale: string;
  readonly onSave: (document: StoredDocument) => void;
  /** Undefined for who only reads. */
  readonly onRemove?: ((document: StoredDocument) => void) | undefined;
}

/** Papers with what each is, until when it is valid, and its file. */
export const DocumentList = ({ documents, today, locale, onSave, onRemove }: DocumentListProps) => {
  const words = useAdminTexts().documents;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id}>
          <div className={styles.what}>
            <strong>{words.type[document.type]}</strong>
            {document.expiresOn !== undefined && (
              <ComplianceBadge compliance={expiryCompliance(document.expiresOn, today)} />
            )}
            <ExpiryNote expiresOn={document.expiresOn} today={today} locale={locale} />
            <span className={styles.file}>
              {document.file.name} · {fileSizeText(document.file.size, locale)}
            </span>
          </div>
          <div className={styles.ways}>
            <Button variant="quiet" aria-label={words.downloadOf(document.file.name)} onClick={() => onSave(document)}>
              {words.download}
            </Button>
            {onRemove && (
              <Button
                variant="danger"
                aria-label={words.removeOf(document.file.name)}
                onClick={() => onRemove(document)}
              >
                {words.remove}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
