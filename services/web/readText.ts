import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { limitBodyTime } from './limitBodyTime.ts';
import { Refusal } from './Refusal.ts';

/** Reads the body as text. Refuses a slow one with 408 and a truncated one with 400. */
export const readText = (c: Context<AppEnv>): Promise<string> =>
  limitBodyTime(
    c,
    c.req.text().catch(() => {
      throw new Refusal(400, 'The body broke off.');
    }),
  );
