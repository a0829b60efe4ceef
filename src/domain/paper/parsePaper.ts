import { parseRecord, type PartsOf } from '../record/parseRecord.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import type { DocumentType } from './DocumentType.ts';
import { needsLastDay } from './needsLastDay.ts';
import { type PaperDraft, type PaperFacts, paperFields, type PaperPath } from './paperFields.ts';

interface PaperCircumstances {
  /** What a paper of its owner may be. */
  readonly types: readonly DocumentType[];
  /** `YYYY-MM-DD` in the user's time zone. */
  readonly today: string;
}

const expiryProblem = ({ type, issuedOn, expiresOn }: PartsOf<typeof paperFields>): Problem | undefined => {
  if (expiresOn === undefined) return type && needsLastDay(type) ? { code: 'required' } : undefined;
  return issuedOn !== undefined && expiresOn <= issuedOn ? { code: 'before_issue' } : undefined;
};

/**
 * Reads what was typed about a paper, once: into its facts, or into what is wrong with each field. A paper that has expired may be
 * filed; the services take one without the last day it needs, which counts as missing (product §5).
 */
export const parsePaper = (
  draft: PaperDraft,
  { types, today }: PaperCircumstances,
): Result<PaperFacts, Problems<PaperPath>> =>
  parseRecord(paperFields, draft, (read) => ({
    type: read.type && !types.includes(read.type) ? { code: 'not_a_choice' } : undefined,
    issuedOn: read.issuedOn !== undefined && read.issuedOn > today ? { code: 'in_future' } : undefined,
    expiresOn: expiryProblem(read),
  }));
