import { Dialog } from '../../../components/Dialog.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { Chunked } from '../../../shared/loading/Chunked.tsx';
import { dialogChunk } from './dialogChunk.ts';
import type { ShipmentDialogProps } from './ShipmentDialogProps.ts';

/** Opens a dialog of a shipment's page as soon as it has loaded. */
export const AskedDialog = (props: ShipmentDialogProps) => (
  <Chunked
    chunk={dialogChunk}
    renderFailed={(failed) => (
      <Dialog title={props.shipment.reference} onClose={props.onClose}>
        <ReadFailure {...failed} />
      </Dialog>
    )}
  >
    {({ ShipmentDialog }) => <ShipmentDialog {...props} />}
  </Chunked>
);
