import type { FiledPaper } from '../../../domain/paper/FiledPaper.ts';
import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import { fileKinds } from '../../../domain/paper/fileKinds.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useAnchorFocus } from '../useAnchorFocus.ts';
import { Button } from '../Button.tsx';
import { FileChoice } from '../FileChoice.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { ComplianceBadge } from './ComplianceBadge.tsx';
import { ExpiryNote } from './ExpiryNote.tsx';
import { fileSizeText } from './fileSizeText.ts';
import styles from './PaperRow.module.css';

interface PaperRowProps {
  readonly paper: FiledPaper;
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  readonly locale: string;
  readonly onSave: (document: StoredDocument) => void;
  /** Uploads a missing or follow-up paper. This and `onRemove` are undefined for viewers. */
  readonly onAdd: ((type: DocumentType, file: File) => void) | undefined;
  readonly onRemove: ((document: StoredDocument) => void) | undefined;
}

/** A paper with its status, expiry and file, and an upload if it is missing or expires soon. */
export const PaperRow = ({ paper, today, locale, onSave, onAdd, onRemove }: PaperRowProps) => {
  const words = useAdminTexts().documents;
  const { document } = paper;
  const type = paper.kind === 'missing' ? paper.type : paper.document.type;
  const isRequired = paper.kind === 'missing' || (paper.kind === 'counting' && paper.isRequired);
  const row = useAnchorFocus<HTMLLIElement>(isRequired ? type : undefined);
  const isEnding = isRequired && paper.kind === 'counting' && paper.compliance !== 'valid';
  return (
    <li ref={row} className={styles.paper}>
      <div className={styles.what}>
        <strong>{words.type[type]}</strong>
        {document ? (
          <>
            <ExpiryNote expiresOn={document.expiresOn} today={today} locale={locale} />
            <span className={styles.file}>
              {document.file.name} · {fileSizeText(document.file.size, locale)}
            </span>
          </>
        ) : (
          <span className={styles.file}>{words.needed}</span>
        )}
      </div>
      <span className={styles.standing}>
        {paper.kind === 'missing' && <ComplianceBadge compliance="missing" />}
        {paper.kind === 'counting' && paper.compliance && <ComplianceBadge compliance={paper.compliance} />}
        {paper.kind === 'replaced' && <StatusBadge tone="quiet">{words.replaced}</StatusBadge>}
      </span>
      <div className={styles.ways}>
        {onAdd && (paper.kind === 'missing' || isEnding) && (
          <FileChoice
            label={isEnding ? words.renew : words.addNeeded}
            name={isEnding ? words.renewOf(words.type[type]) : words.addOf(words.type[type])}
            accept={fileKinds.join()}
            onFile={(file) => onAdd(type, file)}
          />
        )}
        {document && (
          <Button variant="quiet" aria-label={words.downloadOf(document.file.name)} onClick={() => onSave(document)}>
            {words.download}
          </Button>
        )}
        {document && onRemove && (
          <Button variant="danger" aria-label={words.removeOf(document.file.name)} onClick={() => onRemove(document)}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
};
