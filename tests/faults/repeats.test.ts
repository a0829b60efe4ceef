import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { compiledServices } from '../support/services/compiledServices.ts';
import { lastingDatabase } from '../support/services/lastingDatabase.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { newDriver, newVehicle } from '../support/services/walls.ts';

const rounds = 3;
const password = 'A long way home';

let folder: string;
beforeAll(async () => {
  folder = await compiledServices();
});

interface Writer {
  readonly token: string;
  readonly company: string;
  /** The process that serves it at present. */
  readonly server: () => ServerProcess;
}

interface Write {
  readonly json?: object;
  readonly form?: () => FormData;
}

const read = async (answer: Response) => (await answer.json()).data;

const asJson = (json: object, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(json),
  headers: { 'Content-Type': 'application/json', ...headers },
});

const post = (address: string, json: object) => fetch(address, { method: 'POST', ...asJson(json) });

/** Signs somebody up, with a company, and in. */
async function enter(server: () => ServerProcess): Promise<Writer> {
  const email = `${randomUUID()}@example.com`;
  const { address } = server();
  const person = { company: 'Alder Haulage', name: 'Ana Silva', email, phone: '+351912345678', audience: 'fleet' };
  await post(`${address}/api/v1/users`, { ...person, password });
  const [mail] = await (await fetch(`${address}/outbox.json?to=${email}`)).json();
  const otp = /\b\d{6}\b/.exec(mail.text)?.[0];
  await post(`${address}/api/v1/users/otp`, { username: email, otp });
  const { token, user } = await read(await post(`${address}/api/v1/login`, { username: email, password }));
  const headers = { Authorization: `Bearer ${token}` };
  const [company] = await read(await fetch(`${address}/v1/companies?isPaged=false&userId=${user.id}`, { headers }));
  return { token, company: company.id, server };
}

/** What repeats were told that should have been done, by the route. */
const complaints: string[] = [];
let done = 0;

/** Sends a write, and again at once under the same key, until it is answered. */
async function write({ token, company, server }: Writer, method: string, path: string, { json, form }: Write = {}) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Company-Id': company, 'Idempotency-Key': randomUUID() };
  for (;;) {
    const { address } = server();
    const init = form ? { body: form(), headers } : asJson(json ?? {}, headers);
    const answer = await fetch(`${address}${path}`, { method, ...init }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    // A PostgreSQL server takes a moment to notice that a client died.
    if (answer && answer.status < 500 && text !== undefined && !text.includes('under_way')) {
      done += 1;
      if (answer.status > 201) complaints.push(`${answer.status} ${method} ${path} ${text}`);
      return JSON.parse(text).data;
    }
    await wait(5);
  }
}

const formOf = (parts: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
};

const aPaper = () => formOf({ type: 'permit', file: new File([`%PDF-1.7 ${'a paper '.repeat(2_000)}`], 'paper.pdf') });

/** Every kind of write that a fleet does, each as the one before left the record. */
async function work(writer: Writer): Promise<void> {
  const draft = newVehicle();
  const { id } = await write(writer, 'POST', '/api/v1/vehicle', { json: draft });
  await write(writer, 'PUT', `/api/v1/vehicle/${id}`, { json: { ...draft, odometerKm: 5, version: 1 } });
  await write(writer, 'POST', `/api/v1/vehicle/${id}/status`, { json: { status: 'maintenance', version: 2 } });
  const paper = await write(writer, 'POST', `/api/v1/vehicle/${id}/media`, { form: aPaper });
  await write(writer, 'POST', `/api/v1/vehicle/${id}/media`, { form: aPaper });
  await write(writer, 'DELETE', `/api/v1/vehicle/${id}/media/${paper.id}`);

  const person = newDriver();
  const driver = await write(writer, 'POST', '/v1/drivers', { form: () => formOf({ data: JSON.stringify(person) }) });
  const change = JSON.stringify({ ...person, name: 'Ion', version: 1 });
  await write(writer, 'PUT', `/v1/drivers/${driver.id}`, { form: () => formOf({ data: change }) });
  await write(writer, 'POST', `/v1/drivers/${driver.id}/documents`, { form: aPaper });
  await write(writer, 'DELETE', `/v1/drivers/${driver.id}?version=2`);

  const { phone } = newDriver();
  const invitation = await write(writer, 'POST', '/invitations', { json: { name: 'Mircea', phone } });
  await write(writer, 'DELETE', `/invitations/${invitation.id}`);
  const rows = Array.from({ length: 5 }, () => ({ name: 'Doru', phone: newDriver().phone }));
  const { results } = await write(writer, 'POST', '/invitations/batch', { json: { rows } });
  for (const { errors } of results) if (errors) complaints.push(JSON.stringify(errors));
}

/** What so many times `work` leaves behind. */
const recordsAfter = (works: number) => ({
  vehicles: works,
  drivers: 6 * works,
  invitations: 6 * works,
  papers: works,
});

async function countOf({ token, company, server }: Writer, path: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Company-Id': company };
  const answer = await (await fetch(`${server().address}${path}?size=1000`, { headers })).json();
  return answer.paging.total;
}

async function mediaOf({ token, company, server }: Writer): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Company-Id': company };
  const all = (path: string) => fetch(`${server().address}${path}`, { headers }).then(read);
  const vehicles = await all('/api/v1/vehicles?size=1000');
  const records = [];
  for (const { id } of vehicles) records.push(await all(`/api/v1/vehicle/${id}`));
  return records.flatMap(({ documents }) => documents).length;
}

/** Works without a pause while `kill` takes the process away again and again. Returns how often each was through. */
async function workThrough(writers: readonly Writer[], kill: () => Promise<void>): Promise<readonly number[]> {
  const end = new AbortController();
  const rest = writers.map(async (writer) => {
    let works = 0;
    while (!end.signal.aborted) {
      await work(writer);
      works += 1;
    }
    return works;
  });
  for (let round = 0; round < rounds; round += 1) {
    const before = done;
    await expect.poll(() => done - before, { interval: 1 }).toBeGreaterThan(5 + round);
    await kill();
  }
  end.abort();
  return Promise.all(rest);
}

async function recordsOf(writer: Writer) {
  return {
    vehicles: await countOf(writer, '/api/v1/vehicles'),
    drivers: await countOf(writer, '/v1/drivers'),
    invitations: await countOf(writer, '/invitations'),
    papers: await mediaOf(writer),
  };
}

it('a write whose process was killed can be repeated at once, is done once and answered as what it did', async () => {
  const env = await lastingDatabase();
  const start = () => ServerProcess.start(folder, env);
  let server = await start();
  let next = env.DATABASE_URL === undefined ? undefined : await start();
  const writers = [await enter(() => server), await enter(() => server), await enter(() => server)];
  const works = await workThrough(writers, async () => {
    const dying = server;
    server = next ?? server;
    await dying.end('SIGKILL');
    if (next) next = await start();
    else server = await start();
  });
  expect(complaints).toEqual([]);
  expect(await Promise.all(writers.map(recordsOf))).toEqual(works.map(recordsAfter));
});
