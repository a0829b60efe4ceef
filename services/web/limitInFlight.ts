import type { Context, MiddlewareHandler } from 'hono';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';

/** Whoever watches the process learns how it is, above all when there is too much to do. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/livez', '/readyz']);

interface Body {
  readonly complete: boolean;
}

/**
 * Turns down with 503 what comes while `most` requests are already being answered, so that those get their answers in time. While
 * the bodies of `mostArriving` of them are still on their way no more with a body are taken: however slowly bodies come, there
 * is room for whoever only reads. Questions about the process itself neither count nor are turned down.
 */
export const limitInFlight = (most: number, mostArriving: number): MiddlewareHandler<AppEnv> => {
  let inFlight = 0;
  const bodies = new Set<Body>();
  return async (c, next) => {
    if (alwaysAnswered.has(c.req.path)) return next();
    const body = bodyOf(c);
    if (inFlight >= most || (body && countArriving(bodies) >= mostArriving)) {
      throw new Unavailable('Too many requests are being answered.');
    }
    inFlight += 1;
    if (body) bodies.add(body);
    try {
      await next();
    } finally {
      inFlight -= 1;
      if (body) bodies.delete(body);
    }
  };
};

const bodyOf = (c: Context<AppEnv>): Body | undefined =>
  c.req.header('Transfer-Encoding') !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0
    ? c.env?.incoming
    : undefined;

const countArriving = (bodies: ReadonlySet<Body>): number => [...bodies].filter(({ complete }) => !complete).length;
