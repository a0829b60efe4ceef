import { driverDocumentTypes } from '../../../domain/driver/driverDocumentTypes.ts';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import { DocumentsCard } from '../../components/papers/DocumentsCard.tsx';
import type { useDocuments } from '../../shared/useDocuments.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';

interface DriverPapersProps {
  readonly driver: DriverRecord;
  readonly documents: ReturnType<typeof useDocuments>;
  readonly mayWrite: boolean;
}

/** What is on file of a driver. What is needed stands with the licence and the cards. */
export const DriverPapers = ({ driver, documents, mayWrite }: DriverPapersProps) => (
  <DocumentsCard
    documents={driver.documents}
    required={[]}
    types={driverDocumentTypes}
    paper={documents.paper}
    uploads={documents.uploads}
    today={useToday()}
    locale={useLocale()}
    mayWrite={mayWrite}
    onSend={documents.send}
    onCancel={documents.cancel}
    onRetry={documents.retry}
    onReplace={documents.replace}
    onSave={documents.save}
    onRemove={documents.remove}
  />
);
