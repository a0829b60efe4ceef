import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { limitBodyTime } from './limitBodyTime.ts';
import { Refusal } from './Refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body as text. Refuses a slow one with 408, and with 400 a truncated one and one that is not UTF-8. */
export async function readText(c: Context<AppEnv>): Promise<string> {
  const bytes = await limitBodyTime(
    c,
    c.req.arrayBuffer().catch(() => {
      throw new Refusal(400, 'The body was cut off.');
    }),
  );
  try {
    // What cannot be read would be kept as U+FFFD.
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.');
  }
}
