import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { inTime } from './inTime.ts';
import { Refusal } from './Refusal.ts';

/** The body as text. Refuses with 408 one that takes too long, with 400 one that breaks off. */
export const readText = (c: Context<AppEnv>): Promise<string> =>
  inTime(
    c,
    c.req.text().catch(() => {
      throw new Refusal(400, 'The body broke off.');
    }),
  );
