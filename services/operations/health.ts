import { sql } from 'kysely';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Feature } from '../Feature.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';

const tag = 'health';

/** For whoever watches the process: is it alive, and can it answer requests. */
export const health: Feature = {
  routes: ({ db }) =>
    new Hono<AppEnv>()
      .get('/livez', described({ tag, summary: 'The process runs', access: 'anyone', data: v.literal('alive') }), (c) =>
        ok(c, 'alive'),
      )
      .get(
        '/readyz',
        described({ tag, summary: 'The database answers', access: 'anyone', data: v.literal('ready') }),
        async (c) => {
          await sql`select 1`.execute(db);
          return ok(c, 'ready');
        },
      ),
};
