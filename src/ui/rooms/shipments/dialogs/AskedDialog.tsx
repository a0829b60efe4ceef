import { useChunk } from '../../../shared/loading/useChunk.ts';
import { dialogChunk } from './dialogChunk.ts';
import type { ShipmentDialogProps } from './ShipmentDialogProps.ts';

/** Opens a dialog of a shipment's page as soon as it has loaded. */
export const AskedDialog = (props: ShipmentDialogProps) => {
  const dialog = useChunk(dialogChunk);
  return dialog && <dialog.ShipmentDialog {...props} />;
};
