import * as v from 'valibot';

/** The version of the record that is to be changed, as it was last read. */
export const versionField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
