import * as v from 'valibot';

/** The `{id}` of a path. Anything but a UUID is answered with 404. */
export const idParam = v.strictObject({ id: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });
