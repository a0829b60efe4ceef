import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../services/database/openDatabase.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { compiledServices } from '../../support/services/compiledServices.ts';
import { runScript } from '../../support/services/runScript.ts';
import { ServerProcess } from '../../support/services/ServerProcess.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

let folder: string;
let main: string;
beforeAll(async () => {
  folder = await compiledServices();
  main = path.join(folder, 'main.js');
});

const signUp = (server: ServerProcess, email: string) =>
  fetch(`${server.address}/api/v1/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      company: `Company of ${email}`,
      name: 'Ana Silva',
      email,
      phone: '+351912345678',
      password: 'A long way home',
      audience: 'fleet',
    }),
  });

async function takenPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' ? String(address?.port) : '';
}

it('loses no acknowledged write to kill -9, keeps a second process out, and finishes what is in flight on SIGTERM', async () => {
  const dataDir = path.join(await temporaryFolder(), 'data');
  const acknowledged: string[] = [];
  for (const round of [1, 2]) {
    const server = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    let sent = 0;
    const killed = new AbortController();
    const clients = Array.from({ length: 4 }, async () => {
      while (!killed.signal.aborted) {
        const email = `driver-${round}-${(sent += 1)}@example.com`;
        const answer = await signUp(server, email).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(email);
        if (acknowledged.length >= round * 15) killed.abort();
      }
    });
    await Promise.race(clients);
    await server.end('SIGKILL');
    await Promise.all(clients);
  }

  const server = await ServerProcess.start(folder, { DATA_DIR: dataDir });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

  const second = await runScript(main, [], { DATA_DIR: dataDir, PORT: '0' });
  expect(second).toMatchObject({ code: 1, output: '' });
  expect(second.complaint).toContain('is in use by another process');

  const last = Array.from({ length: 5 }, (_, index) => `last-${index}@example.com`);
  const inFlight = last.map((email) => signUp(server, email));
  await expect.poll(async () => (await fetch(`${server.address}/livez`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  const statuses = (await Promise.all(inFlight)).map(({ status }) => status);
  expect(statuses).toEqual(last.map(() => 201));
  const port = await takenPort();
  const third = await runScript(main, [], { DATA_DIR: dataDir, PORT: port, DEMO: '0' });
  expect(third).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(`address already in use 127.0.0.1:${port}`),
  });

  const database = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog);
  const { rows } = await sql<{ email: string; companies: number }>`
    select email, (select count(*) from membership where user_id = app_user.id) as companies from app_user`.execute(
    database.db,
  );
  await database.close();
  const stored = new Set(rows.map(({ email }) => email));
  expect([...acknowledged, ...last].filter((email) => !stored.has(email))).toEqual([]);
  expect(rows.filter(({ companies }) => companies !== 1)).toEqual([]);
}, 120_000);

it('names every knob that is wrong, without its value, and ends', async () => {
  const { code, complaint } = await runScript(main, [], { PORT: 'eighty', DATABASE_URL: 'mysql://u:secret@host/db' });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'PORT must be a whole number from 0 to 65535.\nDATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
  );
});
