import type { Compliance } from '../../../domain/compliance/Compliance.ts';
import type { DocumentType } from '../../../domain/document/DocumentType.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { ComplianceBadge } from './ComplianceBadge.tsx';
import { ExpiryNote } from './ExpiryNote.tsx';
import styles from './RequiredPapers.module.css';

export interface RequiredPaper {
  readonly type: DocumentType;
  readonly compliance: Compliance;
  /** `YYYY-MM-DD`. */
  readonly expiresOn?: string | undefined;
}

interface RequiredPapersProps {
  readonly papers: readonly RequiredPaper[];
  readonly today: string;
  readonly locale: string;
}

/** The papers nobody may be without, with how each stands. */
export const RequiredPapers = ({ papers, today, locale }: RequiredPapersProps) => {
  const words = useAdminTexts().documents;
  return (
    <div>
      <h3>{words.needed}</h3>
      <ul className={styles.list}>
        {papers.map(({ type, compliance, expiresOn }) => (
          <li key={type} data-compliance={compliance}>
            <strong>{words.type[type]}</strong>
            <ComplianceBadge compliance={compliance} />
            {compliance !== 'missing' && expiresOn !== undefined && (
              <ExpiryNote expiresOn={expiresOn} today={today} locale={locale} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
