import * as v from 'valibot';

/** The version of the record as last read, for optimistic locking. */
export const versionField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
