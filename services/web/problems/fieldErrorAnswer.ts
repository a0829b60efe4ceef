import * as v from 'valibot';
import { problemCodes } from './ProblemCode.ts';

const limit = v.exactOptional(v.number());

/** The schema of `FieldError` for /openapi.json. */
export const fieldErrorAnswer = v.object({
  field: v.string(),
  message: v.string(),
  code: v.picklist(problemCodes),
  limits: v.exactOptional(v.object({ least: limit, most: limit, decimals: limit })),
});
