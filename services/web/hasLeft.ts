import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** Whether nobody is there any more to read the answer. */
export const hasLeft = (c: Context<AppEnv>): boolean => c.env?.incoming?.socket.destroyed === true;
