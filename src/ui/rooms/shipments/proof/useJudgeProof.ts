import type { ProofRejection } from '../../../../application/shipments/DeliveryProofs.ts';
import { JudgeProof } from '../../../../application/shipments/judgeProof.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Verifies the proofs of a shipment, after a question; or rejects one. */
export const useJudgeProof = (shipment: ShipmentRecord) => {
  const { proof: words } = useShipmentTexts();
  const judge = useInjection(JudgeProof);
  const ask = useQuestion();
  const tell = useTell();
  const verifying = useWriteTask<{ readonly isWhole: boolean }>(async ({ isWhole }) => {
    const { title, text, differs, yes, no, told } = words.verify;
    if (!(await ask({ title, text: isWhole ? text : differs, yes, no }))) return false;
    await judge.verify(shipment);
    tell(told);
    return true;
  });
  const rejecting = useWriteTask<ProofRejection>(async (rejection) => {
    await judge.reject(shipment, rejection);
    tell(words.reject.told);
  });
  return { verifying, rejecting };
};
