import * as v from 'valibot';

/** The company header where it may be left out: one UUID (a repeated header arrives joined by a comma and is none). */
export const companyHeader = v.object({
  'x-company-id': v.optional(v.pipe(v.string(), v.uuid('must be one company id'), v.toLowerCase())),
});
