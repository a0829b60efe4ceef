import { parseRecord } from '../record/parseRecord.ts';
import type { Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { type PlaceDraft, type PlaceFacts, placeFields, type PlacePath } from './placeFields.ts';

/** Parses the draft of a place. The service applies the same rules. */
export const parsePlace = (draft: PlaceDraft): Result<PlaceFacts, Problems<PlacePath>> =>
  parseRecord(placeFields, draft);
