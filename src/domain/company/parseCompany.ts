import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type CompanyDraft, type CompanyFacts, companyFields, type CompanyPath } from './companyFields.ts';

/** A company's details as they were typed, read once; the companies service refuses for the same reasons. */
export const parseCompany = (draft: CompanyDraft): Result<CompanyFacts, Problems<CompanyPath>> =>
  parseRecord(companyFields, draft);
