import { useNavigate } from 'react-router-dom';
import { CancelShipment } from '../../../../application/shipments/cancelShipment.ts';
import type { CancelEntry } from '../../../../application/shipments/Cancellations.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Cancels a shipment, or takes it back, and says what became of it. */
export const useCancelShipment = (shipment: ShipmentRecord, onDone: () => void) => {
  const { cancel: words, ending } = useShipmentTexts();
  const cancel = useInjection(CancelShipment);
  const navigate = useNavigate();
  const tell = useTell();
  return useWriteTask<CancelEntry>(async (entry) => {
    await cancel(shipment, entry);
    if (entry.reason === 'not_assigned')
      tell(ending.taken, [
        { label: ending.openRequest, run: () => void navigate(recordPath('requests', shipment.requestId)) },
      ]);
    else tell(words.told);
    onDone();
  });
};
