import { parseRecord, type PartsOf } from '../record/parseRecord.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import type { DocumentType } from './DocumentType.ts';
import { needsExpiryDate } from './needsExpiryDate.ts';
import { type PaperDraft, type PaperFacts, paperFields, type PaperPath } from './paperFields.ts';

interface PaperCircumstances {
  /** Types a paper of this owner can have. */
  readonly types: readonly DocumentType[];
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
  /** Whether it takes the place of one that ends: without an end of its own, nothing would change. */
  readonly renews?: boolean;
}

const expiryProblem = (
  { type, issuedOn, expiresOn }: PartsOf<typeof paperFields>,
  renews: boolean,
): Problem | undefined => {
  if (expiresOn === undefined) return renews || (type && needsExpiryDate(type)) ? { code: 'required' } : undefined;
  return issuedOn !== undefined && expiresOn <= issuedOn ? { code: 'before_issue' } : undefined;
};

/**
 * Parses the draft of a paper. An expired paper may be filed. The services also take one without the expiry date it
 * needs, which counts as missing (product §5).
 */
export const parsePaper = (
  draft: PaperDraft,
  { types, today, renews = false }: PaperCircumstances,
): Result<PaperFacts, Problems<PaperPath>> =>
  parseRecord(paperFields, draft, (read) => ({
    type: read.type && !types.includes(read.type) ? { code: 'not_a_choice' } : undefined,
    issuedOn: read.issuedOn !== undefined && read.issuedOn > today ? { code: 'in_future' } : undefined,
    expiresOn: expiryProblem(read, renews),
  }));
