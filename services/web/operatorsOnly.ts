import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { bearerToken } from './bearerToken.ts';
import { isFromThisMachine } from './isFromThisMachine.ts';
import { notFound } from './notFound.ts';
import { refuse } from './refuse.ts';

export const metricsPath = '/metrics';

type OperatorSettings = Pick<Settings, 'metricsToken' | 'trustedProxies'>;

/** Hides what is for operators from all but visitors on this machine and holders of the token: 404 for every method and query. */
export const operatorsOnly =
  (settings: OperatorSettings): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    isFromThisMachine(c, settings) || hasToken(c, settings) ? next() : refuse(c, notFound());

/** Compares digests, so that the time it takes tells nothing about the token. */
function hasToken(c: Context<AppEnv>, { metricsToken }: OperatorSettings): boolean {
  const given = bearerToken(c);
  return metricsToken !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(metricsToken));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
