import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { ifRoom } from '../database/ifRoom.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { validated } from '../web/validated.ts';
import { localhostOnly } from './localhostOnly.ts';
import type { MailServices } from './MailServices.ts';
import { outboxPage, outboxPolicy } from './outboxPage.ts';
import { readOutbox } from './readOutbox.ts';
import { watchMailQueue } from './watchMailQueue.ts';

const query = v.strictObject({ to: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254)), '') });
const retentionMs = 30 * 24 * 3_600_000;

/**
 * Shows the outbox at /outbox and /outbox.json to visitors on this machine, unless a mail service or proxy is configured. At
 * start, leases on an embedded database are reset: only one process uses it, and the last one may have died.
 */
export const outbox = {
  routes: ({ db, settings }: MailServices): Hono<AppEnv> => {
    const routes = new Hono<AppEnv>();
    if (settings.smtpUrl !== undefined) return routes;
    const localOnly = localhostOnly(settings);
    return routes
      .get('/outbox', describeRoute({ hide: true }), localOnly, validated('query', query), async (c) => {
        const { to } = c.req.valid('query');
        c.header('Content-Security-Policy', outboxPolicy);
        return c.html(outboxPage(await readOutbox(db, to), to));
      })
      .get(
        '/outbox.json',
        describeRoute({ summary: 'Emails that wait in the outbox, newest first', tags: ['outbox'] }),
        localOnly,
        validated('query', query),
        async (c) => c.json(await readOutbox(db, c.req.valid('query').to)),
      );
  },
  prepare: async (services: MailServices): Promise<readonly string[]> => {
    const { db, clock, settings } = services;
    watchMailQueue(services);
    if (settings.databaseUrl === undefined) {
      await ifRoom(db.updateTable('outbox').set({ due_at: clock.now() }).where('due_at', 'is not', null).execute());
    }
    return [];
  },
  cleanUp: async ({ db, clock }: MailServices): Promise<void> => {
    const oldest = addMilliseconds(clock.now(), -retentionMs);
    await db.deleteFrom('outbox').where('at', '<', oldest).execute();
  },
};
