import { JudgeProof } from '../../../../application/shipments/judgeProof.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useMismatchText } from './useMismatchText.ts';

/** Verifies the proofs of a shipment, after a question. */
export const useVerifyProofs = (shipment: ShipmentRecord) => {
  const { title, text, differs, open, yes, no, told } = useShipmentTexts().proof.verify;
  const { openExceptions } = useFolded(shipment);
  const mismatch = useMismatchText(shipment);
  const judge = useInjection(JudgeProof);
  const ask = useQuestion();
  const tell = useTell();
  return useWriteTask<{ readonly isWhole: boolean }>(async ({ isWhole }) => {
    const parts = [mismatch, openExceptions.length > 0 && open(openExceptions.length), isWhole ? text : differs];
    if (!(await ask({ title, text: parts.filter(Boolean).join(' '), yes, no }))) return false;
    await judge.verify(shipment);
    tell(told);
    return true;
  });
};
