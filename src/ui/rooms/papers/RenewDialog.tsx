import type { Paper } from '../../../domain/paper/Paper.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { UploadList } from '../../components/papers/UploadList.tsx';
import { PaperForm } from '../../shared/papers/PaperForm.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useTell } from '../../shared/useTell.ts';
import { usePaperTexts } from './usePaperTexts.ts';
import { useRenewal } from './useRenewal.ts';

interface RenewDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Files a newer paper without leaving the list. */
export const RenewDialog = ({ paper, onClose }: RenewDialogProps) => {
  const words = usePaperTexts();
  const tell = useTell();
  const name = useAdminTexts().documents.type[paper.type];
  const way = paper.status === 'missing' ? words.add : words.renew;
  const renewal = useRenewal(
    paper,
    () => {
      tell(way.done(name, paper.subjectName));
      onClose();
    },
    onClose,
  );
  const { uploads, cancel, retry, replace } = renewal.sending;
  return (
    <Dialog title={way.name(name, paper.subjectName)} onClose={renewal.close}>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} onReplace={replace} />
      {uploads.length === 0 && <PaperForm paper={renewal.paper} types={renewal.types} />}
    </Dialog>
  );
};
