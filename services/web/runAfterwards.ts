import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/Log.ts';
import type { AppEnv } from './AppEnv.ts';

/** Does what handlers left for after their success (`afterSuccess`) or their failure (`afterFailure`). */
export const runAfterwards =
  (log: Log): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const [onSuccess, onFailure]: [(() => void)[], (() => Promise<void>)[]] = [[], []];
    c.set('afterSuccess', onSuccess);
    c.set('afterFailure', onFailure);
    await next();
    if (c.res.status < 400) for (const work of onSuccess) work();
    else await Promise.all(onFailure.map((work) => work().catch((error: unknown) => log.error('not undone', error))));
  };
