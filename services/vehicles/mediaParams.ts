import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** The `{id}` of a vehicle and the `{mediaId}` of one of its documents. */
export const mediaParams = v.strictObject({ id, mediaId: id });
