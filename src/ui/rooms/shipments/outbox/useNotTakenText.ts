import { ownText } from '../../../../domain/outside/ownText.ts';
import type { OutboxEntry } from '../../../../domain/outbox/OutboxEntry.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Words for why something that was kept was not taken; undefined where nothing says so. */
export const useNotTakenText = () => {
  const { outbox, problem } = useShipmentTexts();
  const { refusals } = useAdminTexts();
  return ({ kind, why }: OutboxEntry): string | undefined => {
    const reason = why?.reason ?? '';
    const ofProof = kind === 'proof' ? ownText(outbox.proofProblem, reason) : undefined;
    return ofProof ?? ownText(problem, reason) ?? ownText(refusals, reason) ?? why?.message;
  };
};
