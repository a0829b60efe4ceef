import type { DocumentType } from '../../../domain/paper/DocumentType.ts';
import type { FiledPaper } from '../../../domain/paper/FiledPaper.ts';
import { DocumentsCard } from '../../components/papers/DocumentsCard.tsx';
import { UploadList } from '../../components/papers/UploadList.tsx';
import { useLocale } from '../useLocale.ts';
import { useToday } from '../useToday.ts';
import { PaperForm } from './PaperForm.tsx';
import type { useDocuments } from './useDocuments.ts';
import type { usePaperForm } from './usePaperForm.ts';

interface RecordPapersProps {
  readonly papers: readonly FiledPaper[];
  readonly documents: ReturnType<typeof useDocuments>;
  /** The form for a new paper. */
  readonly form: ReturnType<typeof usePaperForm>;
  /** Types a new paper can have. */
  readonly types: readonly DocumentType[];
  /** Types of which the paper with the latest end counts. */
  readonly renewed?: readonly DocumentType[];
  readonly mayWrite: boolean;
}

/** The papers on file of a record. */
export const RecordPapers = ({ papers, documents, form, types, renewed, mayWrite }: RecordPapersProps) => {
  const { uploads } = documents;
  return (
    <DocumentsCard
      papers={papers}
      today={useToday()}
      locale={useLocale()}
      onSave={documents.save}
      {...(mayWrite && { onAdd: form.begin, onRemove: documents.remove })}
    >
      <UploadList
        uploads={uploads.filter(({ isPicture }) => !isPicture)}
        onCancel={documents.cancel}
        onRetry={documents.retry}
        onReplace={documents.replace}
      />
      {mayWrite && <PaperForm paper={form} types={types} renewed={renewed} />}
    </DocumentsCard>
  );
};
