import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './AppEnv.ts';

/** The template of a request's route; `/*` for the application's files and for unknown addresses. */
export const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' && path !== '/*')?.path ?? '/*';
