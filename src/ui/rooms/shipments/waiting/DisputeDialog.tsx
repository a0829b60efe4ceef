import { disputeReasons } from '../../../../domain/shipment/disputeReasons.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useDisputeWaiting } from './useDisputeWaiting.ts';

interface DisputeDialogProps {
  readonly shipment: ShipmentRecord;
  /** Index of the stop. */
  readonly stop: number;
  readonly onClose: () => void;
}

/** Asks why a charge for waiting is not accepted. */
export const DisputeDialog = ({ shipment, stop, onClose }: DisputeDialogProps) => {
  const { waiting } = useShipmentTexts();
  return (
    <ReasonDialog
      name="dispute"
      words={waiting.dispute}
      reasons={disputeReasons}
      reasonWords={waiting.reasons}
      task={useDisputeWaiting(shipment, stop)}
      onClose={onClose}
    />
  );
};
