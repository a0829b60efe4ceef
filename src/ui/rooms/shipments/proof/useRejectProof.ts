import type { ProofRejection } from '../../../../application/shipments/DeliveryProofs.ts';
import { JudgeProof } from '../../../../application/shipments/judgeProof.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Rejects the proof of a delivery. */
export const useRejectProof = (shipment: ShipmentRecord, stop: number) => {
  const { told } = useShipmentTexts().proof.reject;
  const judge = useInjection(JudgeProof);
  const tell = useTell();
  return useWriteTask<Omit<ProofRejection, 'stop'>>(async (rejection) => {
    await judge.reject(shipment, { stop, ...rejection });
    tell(told);
  });
};
