import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { memberOf } from '../company/memberOf.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { readLink } from './links.ts';
import type { TrackingServices } from './TrackingServices.ts';

const made = v.object({ id: v.string() });

/** Answers with the whole link in place of its id: answers that are kept for repeats hold no code. */
export const showCode =
  (
    services: TrackingServices,
  ): MiddlewareHandler<AppEnv, string, { in: { param: { id: string } }; out: { param: { id: string } } }> =>
  async (c, next) => {
    await next();
    if (c.res.status !== 201) return;
    const { id } = v.parse(made, await c.res.json());
    const link = await readLink(services, memberOf(c), c.req.valid('param').id, id);
    c.res = new Response(JSON.stringify({ code: 201, data: link }), { status: 201, headers: headersOf(c) });
  };

function headersOf({ res }: Context<AppEnv>): Headers {
  const headers = new Headers(res.headers);
  headers.delete('Content-Length');
  return headers;
}
