import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { ProofFile } from './ProofFile.tsx';
import styles from './ProofFiles.module.css';

interface ProofFilesProps {
  readonly shipmentId: string;
  readonly files: ShipmentDocument['files'];
}

/** The files of a proof. */
export const ProofFiles = ({ shipmentId, files }: ProofFilesProps) => {
  const { proof: words } = useShipmentTexts();
  return (
    <ul className={styles.files} aria-label={words.files}>
      {files.map((file) => (
        <ProofFile key={file.id} shipmentId={shipmentId} file={file} />
      ))}
    </ul>
  );
};
