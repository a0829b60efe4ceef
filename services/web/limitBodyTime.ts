import type { Context } from 'hono';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/** In milliseconds. 10 MiB over a slow mobile connection (1.4 Mbit/s) take a minute; only uploads exceed 1 MiB. */
const limits = { body: 10_000, upload: 60_000 } as const;
const mebibyte = 1024 * 1024;

const crowdedOut = (): Error => new Unavailable('Too many bodies of one caller are arriving.');

const stopping = (): Error => new Unavailable('The process ends while a body is arriving.');

/**
 * Limits the time to read a body. Refuses a slow one with 408, and with 503 the slowest of a caller who sends too many at once and
 * those that are late when the process ends.
 * hono's `timeout` would include the handler's own work.
 */
export async function limitBodyTime<Read>(
  c: Context<AppEnv>,
  reading: Promise<Read>,
  { body, upload }: { readonly body: number; readonly upload: number } = limits,
): Promise<Read> {
  const bytes = Number(c.req.header('Content-Length') ?? 0);
  const limit = bytes > mebibyte ? upload : body;
  c.get('admission')?.weighBody(bytes);
  const cut = new AbortController();
  const cutOff = new Promise<never>((_resolve, reject) => {
    cut.signal.addEventListener('abort', () => reject(cut.signal.reason));
  });
  const end = () => cut.abort(stopping());
  c.env?.bodiesEnd?.addEventListener('abort', end);
  const timer = setTimeout(() => cut.abort(new Refusal(408, 'The body did not arrive in time.')), limit);
  const arriving = Promise.race([reading, cutOff]);
  try {
    return await (c.env?.incoming?.complete === true
      ? arriving
      : (c.get('admission')?.whileArriving(arriving, () => {
          cut.abort(crowdedOut());
          return true;
        }) ?? arriving));
  } catch (error) {
    c.header('Connection', 'close');
    throw error;
  } finally {
    clearTimeout(timer);
    c.env?.bodiesEnd?.removeEventListener('abort', end);
  }
}
