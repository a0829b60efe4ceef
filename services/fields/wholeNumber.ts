import * as v from 'valibot';

/** A count, a size or a version in an answer. */
export const wholeNumber = v.pipe(v.number(), v.integer());
