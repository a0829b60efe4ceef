import { sql } from 'kysely';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { ok } from '../web/ok.ts';

/** For whoever watches the process: is it alive, and can it answer requests. */
export const health: Feature = {
  routes: ({ db }) =>
    new Hono<AppEnv>()
      .get('/livez', describeRoute({ summary: 'The process runs', tags: ['health'] }), (c) => ok(c, 'alive'))
      .get('/readyz', describeRoute({ summary: 'The database answers', tags: ['health'] }), async (c) => {
        await sql`select 1`.execute(db);
        return ok(c, 'ready');
      }),
};
