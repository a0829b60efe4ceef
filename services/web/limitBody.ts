import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import type { AppEnv } from './AppEnv.ts';
import { Refusal } from './Refusal.ts';

/** Property of handlers whose route allows larger bodies: the maximum in bytes. */
export const bodyLimit: unique symbol = Symbol('the most bytes of a body');

const mebibyte = 1024 * 1024;

/**
 * Refuses a body larger than `maxBytes`, or its route's limit, before it is read, and a body without a length with 411; browsers
 * always send one. hono's `bodyLimit` would read such a body into memory, and has one limit for all routes.
 */
export const limitBody =
  (maxBytes: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.req.header('Transfer-Encoding') !== undefined) {
      throw new Refusal(411, 'The request must state the length of its body.');
    }
    const limit = Math.max(maxBytes, ...matchedRoutes(c).map(({ handler }) => limitOf(handler)));
    if (Number(c.req.header('Content-Length') ?? 0) > limit) {
      throw new Refusal(413, `The body is larger than ${Math.floor(limit / mebibyte)} MiB.`);
    }
    await next();
  };

function limitOf(handler: object): number {
  const limit: unknown = Reflect.get(typeof handler === 'function' ? findTargetHandler(handler) : handler, bodyLimit);
  return typeof limit === 'number' ? limit : 0;
}
