import * as v from 'valibot';

/** A value that may be left out or null; null either way. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);
