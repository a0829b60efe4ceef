import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type MemberDraft, type MemberFacts, memberFields, type MemberPath } from './memberFields.ts';

/** Parses the draft of a new member. The companies service applies the same rules. */
export const parseMember = (draft: MemberDraft): Result<MemberFacts, Problems<MemberPath>> =>
  parseRecord(memberFields, draft);
