import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { RequiredPaper } from '../../../domain/paper/RequiredPaper.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { DocumentsCard } from '../../components/papers/DocumentsCard.tsx';
import type { useDocuments } from '../useDocuments.ts';
import { useLocale } from '../useLocale.ts';
import { useToday } from '../useToday.ts';

interface RecordPapersProps {
  readonly record: { readonly documents: readonly StoredDocument[] };
  readonly documents: ReturnType<typeof useDocuments>;
  /** The required papers and their status. */
  readonly required: readonly RequiredPaper[];
  /** Types a new paper can have. */
  readonly types: readonly DocumentType[];
  readonly mayWrite: boolean;
}

/** The papers on file of a record. */
export const RecordPapers = ({ record, documents, required, types, mayWrite }: RecordPapersProps) => (
  <DocumentsCard
    documents={record.documents}
    required={required}
    types={types}
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
