import { formatInstant } from '../calendar/formatInstant.ts';
import type { ProofDraft, ProofFacts } from './proofFields.ts';

/** The draft of a proof: what was said before, or all that was ordered, handed over then (epoch milliseconds) by the clock of the stop. */
export const proofDraft = (
  said: Partial<ProofFacts> | undefined,
  { ordered, at, zone }: { readonly ordered: number; readonly at: number; readonly zone: string },
): ProofDraft => ({
  recipient: said?.recipient ?? '',
  delivered: String(said?.delivered ?? ordered),
  short: String(said?.short ?? 0),
  damaged: String(said?.damaged ?? 0),
  note: said?.note ?? '',
  at: formatInstant(said?.at ?? at, zone),
});
