import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/**
 * Does something once this request has been answered with success. What a handler has done may still be undone after it returned, as
 * when the commit fails: so nothing is reported or counted before.
 */
export const afterSuccess = (c: Context<AppEnv>, work: () => void): void => void c.get('afterSuccess')?.push(work);
