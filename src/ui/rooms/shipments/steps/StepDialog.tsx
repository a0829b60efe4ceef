import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { AssignDialog } from '../assign/AssignDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { Asked } from './StepMenu.tsx';

interface StepDialogProps {
  readonly shipment: ShipmentRecord;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** The dialog for what is about to be done with a shipment. */
export const StepDialog = ({ shipment, asked, onClose }: StepDialogProps) => {
  if (asked === 'assigned') return <AssignDialog shipment={shipment} onClose={onClose} />;
  return <ReportDialog shipment={shipment} type={asked} onClose={onClose} />;
};
