import * as v from 'valibot';
import { problem } from './problems/problem.ts';

/** Names the company a request is for. Lower case, because header names are case-insensitive. */
export const companyHeaderName = 'x-company-id';

/** The optional company header: one UUID. A repeated header arrives comma-joined and is invalid. */
export const companyHeader = v.object({
  [companyHeaderName]: v.optional(
    v.pipe(v.string(), v.uuid(problem('otherType', { expected: 'one company id' })), v.toLowerCase()),
  ),
});
