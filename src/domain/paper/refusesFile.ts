import type { Trouble } from '../failure/Trouble.ts';

/** Unsupported media type, and unprocessable content. */
const forGood: ReadonlySet<number> = new Set([415, 422]);

/**
 * Whether a service would refuse this file on every retry. 413 is not included: it can also mean the company has no
 * storage left.
 */
export const refusesFile = (trouble: Trouble): boolean => trouble.kind === 'refused' && forGood.has(trouble.status);
