import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { importRow } from '../support/freight/importRow.ts';
import { addBrandIn } from '../support/services/addBrandIn.ts';
import { callsTo } from '../support/services/callsTo.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { enterAt } from '../support/services/enterAt.ts';
import { lastingDatabase } from '../support/services/lastingDatabase.ts';
import { mailsTo } from '../support/services/mailsTo.ts';
import type { TestMember } from '../support/services/people.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';

let folder: string;
beforeAll(async () => {
  folder = await compiledServices();
});

/** A shipper and a fleet of one brand, at a process of their own that can be killed. */
async function openBrand() {
  const env = await lastingDatabase();
  const brand = await addBrandIn(env.DATA_DIR ?? '', env.DATABASE_URL);
  let server = await ServerProcess.start(folder, env);
  const shipper = await enterAt(server.address, brand, 'office', 'Sundby Foods');
  const fleet = await enterAt(server.address, brand, 'fleet', 'Harbour Haulage');
  const call = (who: TestMember, path: string, json?: object, headers = {}) =>
    callsTo(server.address).call(path, { ...who, headers, ...(json && { json }) });
  return {
    shipper,
    fleet,
    call,
    /** How many there are in a list. */
    total: async (who: TestMember, path: string): Promise<number> =>
      (await call(who, `${path}?size=1`)).body.paging?.total ?? Number.NaN,
    mails: (email: string) => mailsTo(server.address, email),
    /** Whether the process answers. */
    lives: async () => (await fetch(`${server.address}/livez`)).ok,
    /** Kills the process and starts another on the same data. */
    kill: async (): Promise<void> => {
      await server.end('SIGKILL');
      server = await ServerProcess.start(folder, env);
    },
  };
}

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A row of an import that can be published. */
const right = {
  ...importRow,
  pickup_from: inHours(72),
  pickup_to: inHours(76),
  delivery_from: inHours(96),
  delivery_to: inHours(100),
  currency: 'EUR',
  decide_by: inHours(48),
};

const invitedAtOnce = 2;

it('kill -9 amid an import: what is there is whole, and sent again it goes on, adds nothing twice and is answered', async () => {
  const { shipper, fleet, call, total, kill } = await openBrand();
  const references = Array.from({ length: 600 }, (_, at) => `Import ${at}`);
  const csv = ['reference', ...Object.keys(right)].join(',');
  const rows = references.map((reference) => [reference, ...Object.values(right)].join(','));
  const headers = { 'Idempotency-Key': randomUUID() };
  const send = () =>
    call(shipper, '/v1/shipment-requests/import', { csv: [csv, ...rows].join('\n'), publish: true }, headers);
  const requests = () => total(shipper, '/v1/shipment-requests');
  const loads = () => total(fleet, '/v1/loads');

  let before = 0;
  for (const enough of [1, 200]) {
    const sent = send().catch(() => undefined);
    await expect.poll(loads, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    await kill();
    await sent;
    before = await requests();
    expect([before >= enough, before < references.length]).toEqual([true, true]);
    expect(await loads()).toBe(before);
  }

  const { status, text, body } = await send();
  expect(status).toBe(200);
  const outcomes = body.data.rows.map(({ outcome }: { outcome: string }) => outcome);
  expect(outcomes).toEqual(references.map((_, at) => (at < before ? 'exists' : 'added')));
  expect([await requests(), await loads()]).toEqual([references.length, references.length]);
  const again = await send();
  expect([again.status, again.headers.get('Idempotent-Replayed'), again.text]).toEqual([200, 'true', text]);
});

it('kill -9 while many are invited in one call: called again it goes on, and each is invited and mailed once', async () => {
  const { fleet, call, total, mails, lives, kill } = await openBrand();
  const batch = 40;
  // Each time the process has answered two more questions before it is killed.
  for (let round = 0; round < 4; round += 1) {
    const rows = Array.from({ length: batch }, () => ({ name: 'Doru', email: `${randomUUID()}@truckers.test` }));
    const headers = { 'Idempotency-Key': randomUUID() };
    const invite = () => call(fleet, '/invitations/batch', { rows }, headers);
    const sent = invite().catch(() => undefined);
    for (let asked = 0; asked < round * 2; asked += 1) expect(await lives()).toBe(true);
    await kill();
    await sent;
    expect((await total(fleet, '/invitations')) % invitedAtOnce).toBe(0);
    const { status, text, body } = await invite();
    expect(status).toBe(200);
    expect((await invite()).text).toBe(text);
    expect(body.data.results.map(({ row }: { row: number }) => row)).toEqual([...rows.keys()]);
    expect(body.data.results.flatMap(({ errors = [] }: { errors?: object[] }) => errors)).toEqual([]);
    expect(await total(fleet, '/invitations')).toBe((round + 1) * batch);
    const counts = await Promise.all(rows.map(async ({ email }) => (await mails(email)).length));
    expect(counts).toEqual(rows.map(() => 1));
  }
});
