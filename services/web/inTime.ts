import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/** In milliseconds: 10 MiB over a poor mobile line (1.4 Mbit/s) take a minute, and only uploads are larger than a MiB. */
const limits = { body: 10_000, upload: 60_000 } as const;
const mebibyte = 1024 * 1024;

/**
 * Waits for what is read from the body. Refuses with 408 one that trickles in: it takes a place that others need; hono's
 * `timeout` would count the handler's own work too.
 */
export async function inTime<Read>(
  c: Context<AppEnv>,
  reading: Promise<Read>,
  { body, upload }: { readonly body: number; readonly upload: number } = limits,
): Promise<Read> {
  const limit = Number(c.req.header('Content-Length') ?? 0) > mebibyte ? upload : body;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'The body did not arrive in time.')), limit);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (error) {
    c.header('Connection', 'close');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
