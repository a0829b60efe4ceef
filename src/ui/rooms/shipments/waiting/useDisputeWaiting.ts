import { AnswerWaiting } from '../../../../application/shipments/answerWaiting.ts';
import type { WaitingDispute } from '../../../../application/shipments/WaitingAnswers.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Disputes the charge for waiting at a stop. */
export const useDisputeWaiting = (shipment: ShipmentRecord, stop: number) => {
  const { told } = useShipmentTexts().waiting.dispute;
  const { dispute } = useInjection(AnswerWaiting);
  const tell = useTell();
  return useWriteTask<WaitingDispute>(async (said) => {
    await dispute(shipment, stop, said);
    tell(told);
  });
};
