import { assertNever } from '../../../../domain/failure/assertNever.ts';
import { AssignDialog } from '../assign/AssignDialog.tsx';
import { CancelDialog } from '../cancel/CancelDialog.tsx';
import { AddProofDialog } from '../proof/AddProofDialog.tsx';
import { RejectProofDialog } from '../proof/RejectProofDialog.tsx';
import { CorrectionDialog } from '../steps/CorrectionDialog.tsx';
import { ReportDialog } from '../steps/ReportDialog.tsx';
import { DisputeDialog } from '../waiting/DisputeDialog.tsx';
import type { ShipmentDialogProps } from './ShipmentDialogProps.ts';

/** The dialog for what is about to be done with a shipment. */
export const ShipmentDialog = ({ asked, ...props }: ShipmentDialogProps) => {
  switch (asked.to) {
    case 'assign':
      return <AssignDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} reasons={asked.reasons} />;
    case 'report':
      return <ReportDialog {...props} type={asked.type} />;
    case 'correct':
      return <CorrectionDialog {...props} event={asked.event} heldAt={asked.heldAt} />;
    case 'prove':
      return <AddProofDialog {...props} delivery={asked.delivery} kept={asked.kept} />;
    case 'reject':
      return <RejectProofDialog {...props} stop={asked.stop} />;
    case 'dispute':
      return <DisputeDialog {...props} stop={asked.stop} />;
    default:
      return assertNever(asked);
  }
};
