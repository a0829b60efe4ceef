import { parseInstant } from '../calendar/parseInstant.ts';
import { parseRecord } from '../record/parseRecord.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { eventProblem } from './eventProblem.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { packageProblems } from './packageProblems.ts';
import { type ProofDraft, type ProofFacts, proofFields } from './proofFields.ts';

interface Surroundings {
  readonly folded: FoldedShipment;
  /** Index of the delivery. */
  readonly stop: number;
  /** Packages by the order. */
  readonly ordered: number;
  /** IANA zone of the stop. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What is wrong with the time of a hand-over: it is an event, and held against the rules of one. */
const timeProblem = (at: number | undefined, { folded, stop, now }: Surroundings): Problem | undefined => {
  if (at === undefined) return { code: 'not_an_instant' };
  const event = { id: '', type: 'pod_added', stop, at, side: 'carrier', source: 'desk', position: null } as const;
  const refusal = eventProblem(folded, { ...event, data: {} }, now);
  if (refusal?.code === 'too_far_ahead') return { code: 'in_future' };
  return refusal?.code === 'before_previous' ? { code: 'before_previous' } : undefined;
};

/** Which counts cannot be, each beside its field. */
const countProblems = (facts: Omit<ProofFacts, 'at'>, ordered: number): Problems<keyof ProofDraft> =>
  Object.fromEntries(
    packageProblems(facts, ordered, facts.note !== undefined).map(({ field, code, most }) => [
      field,
      { code, limits: { most } },
    ]),
  );

/** Parses the draft of a proof of delivery. The service applies the same rules. */
export const parseProof = (
  draft: ProofDraft,
  surroundings: Surroundings,
): Result<ProofFacts, Problems<keyof ProofDraft>> => {
  const facts = parseRecord(proofFields, draft);
  const at = parseInstant(draft.at, surroundings.zone);
  const problem = draft.at.trim() === '' ? ({ code: 'required' } as const) : timeProblem(at, surroundings);
  if (!facts.ok) return { ok: false, problems: { ...facts.problems, ...(problem && { at: problem }) } };
  const counts = countProblems(facts.value, surroundings.ordered);
  return problem || at === undefined || Object.keys(counts).length > 0
    ? { ok: false, problems: { ...counts, ...(problem && { at: problem }) } }
    : { ok: true, value: { ...facts.value, at } };
};
