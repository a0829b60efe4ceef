import * as v from 'valibot';

/** A company with its brand's domain, empty if it has none. */
export const listedCompany = v.object({ id: v.pipe(v.string(), v.uuid()), name: v.string(), domain: v.string() });

export const directoryAnswer = v.array(listedCompany);
