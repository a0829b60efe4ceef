import { Hono } from 'hono';
import { sql, type QueryExecutorProvider } from 'kysely';
import * as v from 'valibot';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';

const tag = 'health';

/** Health checks: is the process alive, and can it answer requests. */
export const health = {
  routes: ({ db }: { readonly db: QueryExecutorProvider }): Hono<AppEnv> =>
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
