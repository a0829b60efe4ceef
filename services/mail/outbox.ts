import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { later } from '../clock/later.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { validated } from '../web/validated.ts';
import { localVisitorsOnly } from './localVisitorsOnly.ts';
import type { MailServices } from './MailServices.ts';
import { outboxPage, outboxPolicy } from './outboxPage.ts';
import { readOutbox } from './readOutbox.ts';

const query = v.strictObject({ to: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254)), '') });
const keptMs = 30 * 24 * 3_600_000;

/**
 * Shows waiting mail at /outbox and /outbox.json, while neither mail service nor proxy is set, to visitors on this machine alone.
 * At start mail that is to be sent is due at once: an embedded database is one process's alone, and the last one may have died.
 */
export const outbox = {
  routes: ({ db, settings }: MailServices): Hono<AppEnv> => {
    const routes = new Hono<AppEnv>();
    if (settings.smtpUrl !== undefined) return routes;
    const localOnly = localVisitorsOnly(settings);
    return routes
      .get('/outbox', describeRoute({ hide: true }), localOnly, validated('query', query), async (c) => {
        const { to } = c.req.valid('query');
        c.header('Content-Security-Policy', outboxPolicy);
        return c.html(outboxPage(await readOutbox(db, to), to));
      })
      .get(
        '/outbox.json',
        describeRoute({ summary: 'Mails that wait in the outbox, newest first', tags: ['outbox'] }),
        localOnly,
        validated('query', query),
        async (c) => c.json(await readOutbox(db, c.req.valid('query').to)),
      );
  },
  prepare: async ({ db, clock, settings }: MailServices): Promise<readonly string[]> => {
    if (settings.databaseUrl === undefined) {
      await db.updateTable('outbox').set({ due_at: clock.now() }).where('due_at', 'is not', null).execute();
    }
    return [];
  },
  cleanUp: async ({ db, clock }: MailServices): Promise<void> => {
    const oldest = later(clock.now(), -keptMs);
    await db.deleteFrom('outbox').where('at', '<', oldest).execute();
  },
};
