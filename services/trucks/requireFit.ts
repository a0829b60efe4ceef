import { reasonSentence } from '../freight/verdict/reasonSentence.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';

/** Refuses with 422 what does not fit, one error for each reason, whose field is its code. */
export function requireFit(verdict: Verdict | null): void {
  const blocks = verdict?.reasons.filter(({ severity }) => severity === 'block') ?? [];
  if (blocks.length === 0) return;
  throw refusedFields(
    blocks.map((reason) => {
      const { code, severity: _, ...because } = reason;
      return { ...refusedField(code, 'notEligible', { expected: reasonSentence(reason) }), because };
    }),
  );
}
