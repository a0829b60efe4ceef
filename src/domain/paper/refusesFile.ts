import type { Trouble } from '../failure/Trouble.ts';

/** Unsupported media type, and unprocessable content. */
const forGood: ReadonlySet<number> = new Set([415, 422]);

/** Whether a service would refuse that file however often it is sent. Too large (413) is also said of a company without room left. */
export const refusesFile = (trouble: Trouble): boolean => trouble.kind === 'refused' && forGood.has(trouble.status);
