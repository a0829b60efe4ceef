import * as v from 'valibot';

/** A point in time in an answer, in UTC. */
export const instantAnswer = v.pipe(v.string(), v.isoTimestamp());
