import * as v from 'valibot';

/** A company under its brand's domain, empty where it has none. */
export const listedCompany = v.object({ id: v.pipe(v.string(), v.uuid()), name: v.string(), domain: v.string() });

export const directoryAnswer = v.array(listedCompany);
