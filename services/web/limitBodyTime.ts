import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/** In milliseconds. 10 MiB over a slow mobile connection (1.4 Mbit/s) take a minute; only uploads exceed 1 MiB. */
const limits = { body: 10_000, upload: 60_000 } as const;
const mebibyte = 1024 * 1024;

/**
 * Limits the time to read a body. Refuses a slow one with 408, because it blocks a place for others. hono's `timeout` would
 * include the handler's own work.
 */
export async function limitBodyTime<Read>(
  c: Context<AppEnv>,
  reading: Promise<Read>,
  { body, upload }: { readonly body: number; readonly upload: number } = limits,
): Promise<Read> {
  const limit = Number(c.req.header('Content-Length') ?? 0) > mebibyte ? upload : body;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'The body did not arrive in time.')), limit);
  });
  try {
    return await Promise.race([reading, timedOut]);
  } catch (error) {
    c.header('Connection', 'close');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
