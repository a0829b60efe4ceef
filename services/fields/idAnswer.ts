import * as v from 'valibot';

/** An id in an answer. */
export const idAnswer = v.pipe(v.string(), v.uuid());
