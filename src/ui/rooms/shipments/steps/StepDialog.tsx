import { possibleCancelReasons } from '../../../../domain/shipment/possibleCancelReasons.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useNow } from '../../../shared/useNow.ts';
import { AssignDialog } from '../assign/AssignDialog.tsx';
import { CancelDialog } from '../cancel/CancelDialog.tsx';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { Asked } from './StepMenu.tsx';

interface StepDialogProps {
  readonly shipment: ShipmentRecord;
  readonly asked: Asked;
  readonly onClose: () => void;
}

const minute = 60_000;

/** The dialog for what is about to be done with a shipment. */
export const StepDialog = ({ shipment, asked, onClose }: StepDialogProps) => {
  const now = useNow(minute).getTime();
  const reasons = possibleCancelReasons(useFolded(shipment), useOwnSide(), now);
  if (asked === 'assigned') return <AssignDialog shipment={shipment} onClose={onClose} />;
  if (asked === 'cancelled') return <CancelDialog shipment={shipment} reasons={reasons} onClose={onClose} />;
  return <ReportDialog shipment={shipment} type={asked} onClose={onClose} />;
};
