import * as v from 'valibot';

/** A calendar day in an answer, as `YYYY-MM-DD`. */
export const dayAnswer = v.pipe(v.string(), v.isoDate());
