import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type TermsDraft, type TermsFacts, termsFields, type TermsPath } from './termsFields.ts';

/** Parses the draft of a shipper's terms. The service applies the same rules. */
export const parseTerms = (draft: TermsDraft): Result<TermsFacts, Problems<TermsPath>> =>
  parseRecord(termsFields, draft);
