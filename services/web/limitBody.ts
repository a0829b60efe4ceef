import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/** What a handler carries whose route takes larger bodies than others: the most bytes. */
export const bodyLimit: unique symbol = Symbol('the most bytes of a body');

const mebibyte = 1024 * 1024;

/**
 * Refuses a body of more than `most` bytes, or than its route takes, before it is read; a body that does not tell its length is
 * refused with 411, also a form with files: browsers know how long theirs is. hono's `bodyLimit` would read such a body into memory,
 * and knows one limit for all routes behind it.
 */
export const limitBody =
  (most: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.req.header('Transfer-Encoding') !== undefined) {
      throw new Refusal(411, 'The request must tell the length of its body.');
    }
    const limit = Math.max(most, ...matchedRoutes(c).map(({ handler }) => limitOf(handler)));
    if (Number(c.req.header('Content-Length') ?? 0) > limit) {
      throw new Refusal(413, `The body is larger than ${Math.floor(limit / mebibyte)} MiB.`);
    }
    await next();
  };

function limitOf(handler: object): number {
  const limit: unknown = Reflect.get(typeof handler === 'function' ? findTargetHandler(handler) : handler, bodyLimit);
  return typeof limit === 'number' ? limit : 0;
}
