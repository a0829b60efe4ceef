import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { RequiredPaper } from '../../../domain/paper/RequiredPaper.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { DocumentsCard } from '../../components/papers/DocumentsCard.tsx';
import { UploadList } from '../../components/papers/UploadList.tsx';
import { useLocale } from '../useLocale.ts';
import { useToday } from '../useToday.ts';
import { PaperForm } from './PaperForm.tsx';
import type { useDocuments } from './useDocuments.ts';
import { usePaperForm } from './usePaperForm.ts';

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
export const RecordPapers = ({ record, documents, required, types, mayWrite }: RecordPapersProps) => {
  const { uploads, send } = documents;
  const inProgress = uploads.find(({ isPicture }) => !isPicture)?.document;
  const paper = usePaperForm({ types, inProgress, onSend: send });
  return (
    <DocumentsCard
      documents={record.documents}
      required={required}
      today={useToday()}
      locale={useLocale()}
      onSave={documents.save}
      {...(mayWrite && { onAdd: paper.begin, onRemove: documents.remove })}
    >
      <UploadList
        uploads={uploads.filter(({ isPicture }) => !isPicture)}
        onCancel={documents.cancel}
        onRetry={documents.retry}
        onReplace={documents.replace}
      />
      {mayWrite && <PaperForm paper={paper} types={types} />}
    </DocumentsCard>
  );
};
