import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type MemberDraft, type MemberFacts, memberFields, type MemberPath } from './memberFields.ts';

/** A colleague as they were typed, read once; the companies service refuses for the same reasons. */
export const parseMember = (draft: MemberDraft): Result<MemberFacts, Problems<MemberPath>> =>
  parseRecord(memberFields, draft);
