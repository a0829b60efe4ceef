import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { Button } from '../../../components/Button.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { FileLine } from './FileLine.tsx';
import { ProofPicture } from './ProofPicture.tsx';
import { useDownloadProof } from './useDownloadProof.ts';

interface ProofFileProps {
  readonly shipmentId: string;
  readonly file: ShipmentDocument['files'][number];
}

/** A file of a proof: a picture is shown and opens larger, anything can be downloaded. */
export const ProofFile = ({ shipmentId, file }: ProofFileProps) => {
  const { proof: words } = useShipmentTexts();
  const download = useDownloadProof();
  const { name, size, mime } = file;
  return (
    <FileLine
      name={name}
      size={size}
      type={mime}
      renderPicture={(alt) => <ProofPicture shipmentId={shipmentId} file={file} alt={alt} />}
    >
      <Button variant="quiet" aria-label={words.downloadOf(name)} onClick={() => void download(shipmentId, file)}>
        {words.download}
      </Button>
    </FileLine>
  );
};
