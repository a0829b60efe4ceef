import { useState } from 'react';
import { isOneOf } from '../../../../domain/outside/isOneOf.ts';
import { pictureKinds } from '../../../../domain/paper/fileKinds.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { fileSizeText } from '../../../components/papers/fileSizeText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { ProofPicture } from './ProofPicture.tsx';
import styles from './ProofFiles.module.css';
import { useDownloadProof } from './useDownloadProof.ts';

interface ProofFileProps {
  readonly shipmentId: string;
  readonly file: ShipmentDocument['files'][number];
}

/** A file of a proof: a picture is shown and opens larger, anything can be downloaded. */
export const ProofFile = ({ shipmentId, file }: ProofFileProps) => {
  const { proof: words } = useShipmentTexts();
  const locale = useLocale();
  const download = useDownloadProof();
  const [isOpen, setOpen] = useState(false);
  const { name, size, mime } = file;
  return (
    <li className={styles.file}>
      {isOneOf(pictureKinds, mime) && (
        <button type="button" className={styles.thumbnail} aria-label={words.open(name)} onClick={() => setOpen(true)}>
          <ProofPicture shipmentId={shipmentId} file={file} alt="" />
        </button>
      )}
      <span className={styles.name}>
        {name} · {fileSizeText(size, locale)}
      </span>
      <Button variant="quiet" aria-label={words.downloadOf(name)} onClick={() => void download(shipmentId, file)}>
        {words.download}
      </Button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <ProofPicture shipmentId={shipmentId} file={file} alt={name} />
        </Dialog>
      )}
    </li>
  );
};
