import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type CompanyDraft, type CompanyFacts, companyFields, type CompanyPath } from './companyFields.ts';

/** Parses the draft of a company's details. The companies service applies the same rules. */
export const parseCompany = (draft: CompanyDraft): Result<CompanyFacts, Problems<CompanyPath>> =>
  parseRecord(companyFields, draft);
