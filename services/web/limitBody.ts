import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/** Refuses a body of more than `most` bytes before it is read; a body that does not tell its length is refused with 411. */
export const limitBody =
  (most: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.req.header('Transfer-Encoding') !== undefined) {
      throw new Refusal(411, 'The request must tell the length of its body.');
    }
    if (Number(c.req.header('Content-Length') ?? 0) > most) {
      throw new Refusal(413, `The body is larger than ${most / 1024 / 1024} MiB.`);
    }
    await next();
  };
