import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/**
 * Refuses a call that sends mail unless a script of our own pages, or a program that is no browser, makes it: HEAD, prefetches,
 * links, images and the forms of other sites are refused with 400.
 */
export const refuseForeignPages =
  (settings: Pick<Settings, 'corsOrigins'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.req.method === 'HEAD' || isPrefetch(c) || !isScript(c) || !isOwnPage(c, settings)) {
      throw new Refusal(400, 'Only the application itself may ask for this.', { event: 'foreign_page_refused' });
    }
    await next();
  };

const isPrefetch = (c: Context<AppEnv>): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) =>
    /prefetch|prerender|preview/i.test(c.req.header(name) ?? ''),
  );

/** Browsers name what a request is for; that of a script is `empty`. */
const isScript = (c: Context<AppEnv>): boolean => (c.req.header('Sec-Fetch-Dest') ?? 'empty') === 'empty';

function isOwnPage(c: Context<AppEnv>, { corsOrigins }: Pick<Settings, 'corsOrigins'>): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined && corsOrigins.includes(origin)) return true;
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || hostOf(origin) === c.req.header('Host');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
