import { JudgeProof } from '../../../../application/shipments/judgeProof.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useProofWarnings } from './useProofWarnings.ts';

/** Verifies the proofs of a shipment, after a question that lists what to look at. */
export const useVerifyProofs = (shipment: ShipmentRecord) => {
  const { title, text, yes, no, told } = useShipmentTexts().proof.verify;
  const points = useProofWarnings(shipment);
  const judge = useInjection(JudgeProof);
  const ask = useQuestion();
  const tell = useTell();
  return useWriteTask<void>(async () => {
    if (!(await ask({ title, points, text, yes, no }))) return false;
    await judge.verify(shipment);
    tell(told);
    return true;
  });
};
