import { DispatchDesk } from '../../../application/shipments/DispatchDesk.ts';
import { useReading } from '../../shared/useReading.ts';

/** How each truck suits a shipment, the best first. Nothing is read without a shipment. */
export const useCandidates = (shipmentId: string | undefined) =>
  useReading({
    port: DispatchDesk,
    key: ['shipments', 'candidates', shipmentId],
    read: shipmentId === undefined ? undefined : (desk, signal) => desk.candidates(shipmentId, signal),
    notKept: true,
  });
