import { once } from 'node:events';
import { connect } from 'node:net';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { compiledServices } from '../support/services/compiledServices.ts';
import { EventReader } from '../support/services/EventReader.ts';
import { newAccount } from '../support/services/newAccount.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { signUpAt } from '../support/services/signUpAt.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const signedIn = v.object({ data: v.object({ token: v.string(), user: v.object({ id: v.string() }) }) });
const companies = v.object({ data: v.array(v.object({ id: v.string() })) });
const mails = v.array(v.object({ text: v.string() }));

/** A shipper who signs up, as somebody who calls the services. */
async function shipperAt(address: string) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await signUpAt(address, { audience: 'office' });
  const username = newAccount.email;
  const outbox = v.parse(mails, await (await fetch(`${address}/outbox.json?to=${username}`)).json());
  await post('/api/v1/users/otp', { username, otp: /\b\d{6}\b/.exec(outbox[0]?.text ?? '')?.[0] });
  const login = await post('/api/v1/login', { username, password: newAccount.password });
  const { token, user } = v.parse(signedIn, await login.json()).data;
  const own = await fetch(`${address}/v1/companies?isPaged=false&userId=${user.id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const company = v.parse(companies, await own.json()).data[0]?.id ?? '';
  const headers = { Authorization: `Bearer ${token}`, 'X-Company-Id': company };
  return {
    headers,
    /** Adds a draft. */
    change: (at = address) =>
      fetch(`${at}/v1/shipment-requests`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{}',
      }),
    listen: async (at = address, lastId?: string) =>
      new EventReader(
        await fetch(`${at}/v1/stream`, {
          headers: { ...headers, ...(lastId !== undefined && { 'Last-Event-ID': lastId }) },
        }),
      ),
  };
}

it('a killed process is told apart by the id of its last event: everything is read again', async () => {
  const [folder, dataDir] = [await compiledServices(), await startedBefore()];
  const first = await ServerProcess.start(folder, { DATA_DIR: dataDir });
  const shipper = await shipperAt(first.address);
  const reader = await shipper.listen();
  await reader.is('ready');
  await shipper.change();
  await expect.poll(() => reader.changes).toHaveLength(1);
  await first.end('SIGKILL');
  await reader.ended;
  const second = await ServerProcess.start(folder, { DATA_DIR: dataDir });
  const back = await shipper.listen(second.address, reader.lastId);
  await back.is('reset');
  await shipper.change(second.address);
  await expect.poll(() => back.changes).toHaveLength(1);
});

it('a shutdown ends streams at once and waits for none, nor for a reader who takes nothing', async () => {
  const server = await ServerProcess.start(await compiledServices(), { DATA_DIR: await startedBefore() });
  const shipper = await shipperAt(server.address);
  const reader = await shipper.listen();
  await reader.is('ready');
  const { port } = new URL(server.address);
  const stuck = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void stuck.destroy());
  await once(stuck, 'connect');
  const lines = Object.entries(shipper.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  stuck.write(`GET /v1/stream HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
  stuck.pause();
  const ended = server.end('SIGTERM');
  await reader.ended;
  expect(await ended).toBe(0);
});
