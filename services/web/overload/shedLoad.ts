import type { MiddlewareHandler } from 'hono';
import { Unavailable } from '../../Unavailable.ts';
import type { AppEnv } from '../AppEnv.ts';
import { isProbe } from '../isProbe.ts';
import type { MemoryUse } from './MemoryUse.ts';

/** V8 collects often this near to the limit, so what is used then is mostly not garbage. */
const maxShare = 0.9;

/** Load shedding: refuses requests with 503 while memory is short, so that those under way end well. Health checks and metrics always pass. */
export const shedLoad =
  (memory: MemoryUse): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    if (memory.share() > maxShare && !isProbe(c)) throw new Unavailable('Memory is short.', 2);
    return next();
  };
