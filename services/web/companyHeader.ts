import * as v from 'valibot';
import { problem } from './problems/problem.ts';

/** Names the company a request is about. In lower case, as requests keep it: header names know no case. */
export const companyHeaderName = 'x-company-id';

/** The company header where it may be left out: one UUID (a repeated header arrives joined by a comma and is none). */
export const companyHeader = v.object({
  [companyHeaderName]: v.optional(
    v.pipe(v.string(), v.uuid(problem('otherType', { expected: 'one company id' })), v.toLowerCase()),
  ),
});
