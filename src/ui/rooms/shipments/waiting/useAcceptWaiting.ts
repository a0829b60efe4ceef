import { AnswerWaiting } from '../../../../application/shipments/answerWaiting.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Accepts the charge for waiting at a stop, after a question that names the amount and the town. */
export const useAcceptWaiting = (shipment: ShipmentRecord, stop: number) => {
  const { title, text, yes, no, told } = useShipmentTexts().waiting.accept;
  const { accept } = useInjection(AnswerWaiting);
  const ask = useQuestion();
  const tell = useTell();
  return useWriteTask<{ readonly amount: string; readonly town: string }>(async ({ amount, town }) => {
    if (!(await ask({ title: title(amount, town), text, yes, no }))) return false;
    await accept(shipment, stop);
    tell(told);
    return true;
  });
};
