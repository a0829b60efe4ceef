import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../services/openDatabase.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { runScript } from '../support/services/runScript.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { signUpAt } from '../support/services/signUpAt.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

let folder: string;
let main: string;
beforeAll(async () => {
  folder = await compiledServices();
  main = path.join(folder, 'main.js');
});

const signUp = ({ address }: ServerProcess, email: string) => signUpAt(address, { email });

async function takenPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' ? String(address?.port) : '';
}

/** The accounts in an unlocked data folder, each with its number of companies and mails. */
async function accountsIn(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog);
  const { rows } = await sql<{ email: string; companies: number; mails: number }>`
    select email, (select count(*) from membership where user_id = app_user.id) as companies,
      (select count(*) from outbox where to_address = email) as mails
    from app_user`.execute(database.db);
  await database.close();
  return new Map(rows.map(({ email, companies, mails }) => [email, `${companies} companies, ${mails} mails`]));
}

/** Signs people up, four at a time, and kills the server in the middle. Returns the acknowledged addresses. */
async function signUpUntilKilled(server: ServerProcess, name: string): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let sent = 0;
  const clients = Array.from({ length: 4 }, async () => {
    while (acknowledged.length < 15) {
      const email = `${name}-${(sent += 1)}@example.com`;
      const answer = await signUp(server, email).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(email);
    }
  });
  await Promise.race(clients);
  await server.end('SIGKILL');
  await Promise.all(clients);
  return acknowledged;
}

it('kill -9 loses no acknowledged write and leaves none half done', async () => {
  const dataDir = await startedBefore();
  const acknowledged: string[] = [];
  for (const round of ['first', 'second']) {
    const server = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    acknowledged.push(...(await signUpUntilKilled(server, round)));
  }
  const accounts = await accountsIn(dataDir);
  expect(acknowledged.filter((email) => !accounts.has(email))).toEqual([]);
  expect(new Set(accounts.values())).toEqual(new Set(['1 companies, 1 mails']));
});

it('keeps a second process out of its data folder, and finishes pending requests on SIGTERM', async () => {
  const dataDir = await startedBefore();
  const server = await ServerProcess.start(folder, { DATA_DIR: dataDir });
  expect(await runScript(main, [], { DATA_DIR: dataDir, PORT: '0' })).toMatchObject({
    code: 1,
    output: '',
    complaint: expect.stringContaining('is in use by another process'),
  });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

  const emails = Array.from({ length: 5 }, (_, index) => `last-${index}@example.com`);
  const inFlight = emails.map((email) => signUp(server, email));
  await expect.poll(async () => (await fetch(`${server.address}/livez`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(emails.map(() => 201));
  expect([...(await accountsIn(dataDir)).keys()].toSorted()).toEqual(emails);
});

it('exits with 0 within ten seconds on SIGTERM while a mail service is silent and a body never ends', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const address = silent.address();
  const smtpPort = typeof address === 'object' ? address?.port : '';
  const server = await ServerProcess.start(folder, {
    DATA_DIR: await startedBefore(),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  const asked = once(silent, 'connection');
  expect((await signUp(server, 'ana@example.com')).status).toBe(201);
  await asked;
  const slow = connect(Number(new URL(server.address).port), '127.0.0.1');
  slow.on('error', () => undefined);
  let answer = '';
  slow.on('data', (bytes) => (answer += bytes.toString()));
  slow.write('POST /api/v1/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');

  const ended = server.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.address}/livez`)).status).toBe(200);
  expect((await signUp(server, 'late@example.com')).status).toBe(503);
  // It would end itself with 1.
  expect(await ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
});

it('notes on stderr what a command did, as a security event', async () => {
  const dataDir = await startedBefore();
  const brand = path.join(folder, 'company/brand.js');
  const { output, complaint } = await runScript(brand, ['blue.test', 'Blue Freight'], { DATA_DIR: dataDir });
  expect(output).toContain('Blue Freight is listed');
  expect(JSON.parse(complaint)).toMatchObject({ level: 'warn', event: 'brand_changed', kind: 'security' });
});

it('exits with a message when its port is taken', async () => {
  const port = await takenPort();
  expect(await runScript(main, [], { DATA_DIR: await startedBefore(), PORT: port, DEMO: '0' })).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(`Port ${port} is taken.`),
  });
});
