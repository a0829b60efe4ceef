import { proofFields } from '../../../../domain/shipment/proofFields.ts';
import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { signatureFile } from '../../../../domain/shipment/signatureFile.ts';
import { Button } from '../../../components/Button.tsx';
import { DateTimeField } from '../../../components/dates/DateTimeField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { PackageFields } from './PackageFields.tsx';
import { ProofFilesField } from './ProofFilesField.tsx';
import styles from './ProofForm.module.css';
import { RejectionReason } from './RejectionReason.tsx';
import { SignatureField } from './SignatureField.tsx';
import { usePackagesText } from './usePackagesText.ts';
import { type KeptDraft, useProofForm } from './useProofForm.ts';

interface AddProofDialogProps {
  readonly shipment: ShipmentRecord;
  readonly delivery: ProvenDelivery;
  /** The proof on this device that is put right. */
  readonly kept?: KeptDraft | undefined;
  readonly onClose: () => void;
}

/** Asks who received the goods, when, how many, and for a photo, PDF or signature. */
export const AddProofDialog = ({ shipment, delivery, kept, onClose }: AddProofDialogProps) => {
  const { optional } = useAdminTexts();
  const { proof, outbox } = useShipmentTexts();
  const { form: words } = proof;
  const { town } = useStopWords(shipment);
  const { inLine } = usePackagesText();
  const form = useProofForm(shipment, delivery, onClose, kept);
  const isOnline = useOnline();
  const { field } = form;
  return (
    <Dialog title={words.title(town(delivery.stop))} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <p role="status" className={styles.offline}>
          {!isOnline && words.offline}
        </p>
        {form.rejected && (
          <div className={styles.again}>
            <RejectionReason shipment={shipment} proof={form.rejected} />
            {form.rejected.packages && <p>{inLine(form.rejected.packages)}</p>}
            <p>
              {words.again} {signatureFile(form.rejected) && words.signAgain}
            </p>
          </div>
        )}
        <TextField {...field('recipient')} label={words.field.recipient} autoComplete="off" />
        <DateTimeField {...field('at')} mode="single" label={words.field.at} zone={form.zone} />
        <PackageFields form={form} ordered={delivery.ordered} isKept={kept !== undefined} />
        <ProofFilesField {...form.files} />
        <SignatureField {...form.signature} />
        <TextArea {...field('note')} label={words.field.note} aside={optional} rows={2} most={proofFields.note.most} />
        {form.isFull && (
          <p role="alert" className={styles.problem}>
            {outbox.full}
          </p>
        )}
        {form.share !== undefined && <ProgressBar label={words.sending} share={form.share} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={form.pending}>
            {words.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
