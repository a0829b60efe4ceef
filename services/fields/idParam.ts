import * as v from 'valibot';

/** The `{id}` of an address: a UUID before it reaches SQL; anything else is not found. */
export const idParam = v.strictObject({ id: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });
