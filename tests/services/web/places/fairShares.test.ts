import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { silentLog } from '../../../../services/log/silentLog.ts';
import { startServices } from '../../../../services/startServices.ts';
import { migratedFolder } from '../../../support/services/databaseTemplates.ts';
import { testSettings } from '../../../support/services/testSettings.ts';

const host = '127.0.0.1';
const abuser = '127.0.0.2';

const dataDir = await mkdtemp(path.join(tmpdir(), 'haulage-shares-'));
await cp(await migratedFolder(), path.join(dataDir, 'postgres'), { recursive: true });
const running = await startServices(testSettings({ dataDir, demo: 'off', listenPort: 0 }), silentLog);
const { port } = running;
afterAll(async () => {
  await running.stop();
  await rm(dataDir, { recursive: true });
});

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The caller's address. */
  readonly from?: string;
}

interface Told {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request over a connection of its own. */
const ask = (address: string, { headers = {}, json, from = host }: Asked = {}): Promise<Told> =>
  new Promise((resolve, reject) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const sent = {
      ...headers,
      ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    request({ host, port, path: address, method, headers: sent, agent: false, localAddress: from }, (answer) => {
      text(answer).then((received) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(received) }), reject);
    })
      .on('error', reject)
      .end(body);
  });

const statusOf = async (address: string, asked?: Asked): Promise<number> => (await ask(address, asked)).status;

const password = 'A long way home';
const mails = v.pipe(v.array(v.object({ text: v.string() })), v.minLength(1));
const signedIn = v.object({ data: v.object({ token: v.string(), user: v.object({ id: v.string() }) }) });
const companies = v.object({ data: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) });

/** Signs up with a fleet, and returns the headers of its owner's calls. */
async function newFleet(username: string): Promise<Readonly<Record<string, string>>> {
  const account = { company: 'Harbour', name: 'Ana Silva', email: username, phone: '+351912345678', password };
  await ask('/api/v1/users', { json: { ...account, audience: 'fleet' } });
  const outbox = await ask(`/outbox.json?to=${encodeURIComponent(username)}`, { headers: { Host: 'localhost' } });
  const otp = /^\d{6}$/m.exec(v.parse(mails, outbox.body)[0]?.text ?? '')?.[0];
  await ask('/api/v1/users/otp', { json: { username, otp } });
  const { data } = v.parse(signedIn, (await ask('/api/v1/login', { json: { username, password } })).body);
  const headers = { Authorization: `Bearer ${data.token}` };
  const own = await ask(`/v1/companies?isPaged=false&userId=${data.user.id}`, { headers });
  return { ...headers, 'X-Company-Id': v.parse(companies, own.body).data[0]?.id ?? '' };
}

const other = await newFleet('other@people.test');
const greedy = await newFleet('greedy@people.test');
const signIn = { json: { username: 'other@people.test', password } };

/** Sends the beginning of a body, and no more. */
async function sendSlowly(from: string): Promise<void> {
  const socket = connect({ port, host, localAddress: from });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 99';
  socket.write(`POST /api/v1/login HTTP/1.1\r\n${head}\r\n\r\n{"username":`);
}

const invite = (headers: Readonly<Record<string, string>>, from = host) =>
  statusOf('/invitations', { headers, json: { name: 'Ana', email: `${randomUUID()}@truckers.test` }, from });

it('slow bodies of one address stop no write of others, neither elsewhere nor there', async () => {
  await Promise.all(Array.from({ length: 150 }, () => sendSlowly(abuser)));
  expect(await invite(other)).toBe(201);
  expect(await invite(other, abuser)).toBe(201);
  expect(await statusOf('/api/v1/login', signIn)).toBe(200);
  expect(await statusOf('/api/v1/login', { ...signIn, from: abuser })).toBe(200);
});

it('150 calls of one account make nobody else wait for them', async () => {
  const read = (headers: Readonly<Record<string, string>>) => statusOf('/invitations?size=1000', { headers });
  expect([await read(greedy), await read(other)]).toEqual([200, 200]);

  const ended: number[] = [];
  const calls = Array.from({ length: 150 }, async () => ended.push(await read(greedy)));
  const others = [read(other), statusOf('/readyz'), statusOf('/v1/companies/?isPaged=false&userId=1')];
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
  const answeredBefore = ended.filter((status) => status === 200).length;
  await Promise.all(calls);
  const answered = ended.filter((status) => status === 200).length;
  // If all took turns as they came, only the few at work at once would be left.
  expect(answered - answeredBefore).toBeGreaterThan(answered / 8);
  expect(ended.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await read(greedy)).toBe(200);
});

const readThere = () => statusOf('/invitations', { headers: other, from: abuser });

it('calls of strangers at one address do not stop an account there', async () => {
  expect(await readThere()).toBe(200);
  const ended: number[] = [];
  const json = { username: 'nobody@people.test', password };
  const calls = Array.from({ length: 60 }, async () =>
    ended.push(await statusOf('/api/v1/login', { json, from: abuser })),
  );
  expect(await readThere()).toBe(200);
  expect(ended.length).toBeLessThan(30);
  await Promise.all(calls);
});
