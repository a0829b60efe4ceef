// Child process: the least that a service on Hono and its database can do. `/` answers at once, `/statement` after one statement.
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';

const compiled = path.resolve(import.meta.dirname, '../dist/services');
const { connectDatabase } = await import(path.join(compiled, 'database/connectDatabase.js'));
const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = process.env;
const { db } = await connectDatabase({ dataDir, databaseUrl: databaseUrl || undefined }, silentLog, () => 10_000);

const app = new Hono()
  .get('/', (c) => c.json({ code: 200, data: 'bare' }))
  .get('/statement', async (c) => {
    const { rows } = await sql`select ${c.req.path}::text as path`.execute(db);
    return c.json({ code: 200, data: rows });
  });
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send(port));
