import { podRejectReasons } from '../../../../domain/shipment/podRejectReasons.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useRejectProof } from './useRejectProof.ts';

interface RejectProofDialogProps {
  readonly shipment: ShipmentRecord;
  /** Index of the delivery. */
  readonly stop: number;
  readonly onClose: () => void;
}

/** Asks why a proof is not accepted. */
export const RejectProofDialog = ({ shipment, stop, onClose }: RejectProofDialogProps) => {
  const { proof } = useShipmentTexts();
  return (
    <ReasonDialog
      name="reject"
      words={proof.reject}
      reasons={podRejectReasons}
      reasonWords={proof.reasons}
      task={useRejectProof(shipment, stop)}
      onClose={onClose}
    />
  );
};
