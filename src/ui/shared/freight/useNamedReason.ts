import type { Reason } from '../../../domain/verdict/Reason.ts';
import { useReasonText } from './useReasonText.ts';
import { useVerdictTexts } from './useVerdictTexts.ts';

/** A sentence for a reason of a verdict, behind whom it is about: "Driver: No ADR card on file." */
export const useNamedReason = (): ((reason: Reason) => string) => {
  const verdict = useVerdictTexts();
  const text = useReasonText();
  return (reason) => (reason.of === undefined ? text(reason) : `${verdict.of[reason.of]}: ${text(reason)}`);
};
