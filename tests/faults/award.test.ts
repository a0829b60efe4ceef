import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { silentLog } from '../../services/log/silentLog.ts';
import { openDatabase } from '../../services/openDatabase.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { ServerProcess } from '../support/services/ServerProcess.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const password = 'A long way home';

let folder: string;
beforeAll(async () => {
  folder = await compiledServices();
});

interface Person {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

const data = async (answer: Response) => (await answer.json()).data;

const post = (address: string, json: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A brand in a data folder that no process uses. */
async function addBrand(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog);
  const now = new Date();
  const brand = { id: randomUUID(), kind: 'brand' as const, name: 'Teal Lines', domain: 'teal.test' };
  const links = {
    ios_app_link: 'https://apps.apple.com/app/id1',
    google_app_link: 'https://play.google.com/store/apps/details?id=test.teal',
  };
  await database.db
    .insertInto('company')
    .values({ ...brand, ...links, created_at: now, updated_at: now })
    .execute();
  await database.close();
  return brand.id;
}

const mailsTo = async (
  { address }: ServerProcess,
  email: string,
): Promise<readonly { subject: string; text: string }[]> => (await fetch(`${address}/outbox.json?to=${email}`)).json();

async function enter(
  server: ServerProcess,
  brand: string,
  audience: 'fleet' | 'office',
  company: string,
): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const person = { company, name: 'Ana Silva', email, phone: '+351912345678', audience, password };
  await post(`${server.address}/api/v1/users`, person, { 'X-Company-Id': brand });
  const [mail] = await mailsTo(server, email);
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  await post(`${server.address}/api/v1/users/otp`, { username: email, otp });
  const { token, user } = await data(await post(`${server.address}/api/v1/login`, { username: email, password }));
  const own = { Authorization: `Bearer ${token}` };
  const found = await fetch(`${server.address}/v1/companies?isPaged=false&userId=${user.id}`, { headers: own });
  const [{ id }] = await data(found);
  return { email, headers: { ...own, 'X-Company-Id': id } };
}

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const stop = (type: string, city: string, lat: number, lng: number, from: number) => ({
  type,
  place: { name: 'Yard', address: 'Street 1', city, country: 'DE', lat, lng },
  window: { from: inHours(from), to: inHours(from + 4), timeZone: 'Europe/Berlin' },
});

const request = () => ({
  stops: [stop('pickup', 'Essen', 51.5, 7, 72), stop('delivery', 'Leipzig', 51.3, 12.4, 96)],
  cargo: [{ description: 'Parts', packageCode: 'PX', count: 8, grossKg: 4_000, pickup: 0, delivery: 1 }],
  required: { bodyTypes: [] },
  pricing: { model: 'bid', currency: 'EUR' },
  audience: { market: true },
  decisionBy: inHours(48),
  publish: true,
});

it.each([
  ['as soon as the award is answered', true],
  ['while the award is under way', false],
] as const)(
  'kill -9 %s: once repeated it is there once, and winner and loser are told and mailed once',
  async (_, isAnswered) => {
    const dataDir = await startedBefore();
    const brand = await addBrand(dataDir);
    const first = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    const shipper = await enter(first, brand, 'office', 'Sundby Foods');
    const [winner, loser] = [
      await enter(first, brand, 'fleet', 'Harbour Haulage'),
      await enter(first, brand, 'fleet', 'Nordic Lines'),
    ];
    const { id } = await data(await post(`${first.address}/v1/shipment-requests`, request(), shipper.headers));
    const offer = async ({ headers }: Person, amountMinor: number) => {
      const terms = { amount: { amountMinor, currency: 'EUR' }, validUntil: inHours(24) };
      return data(await post(`${first.address}/v1/loads/${id}/offers`, terms, headers));
    };
    const { id: won } = await offer(winner, 110_000);
    await offer(loser, 120_000);

    const headers = { ...shipper.headers, 'Idempotency-Key': randomUUID() };
    const award = ({ address }: ServerProcess) =>
      post(`${address}/v1/shipment-requests/${id}/offers/${won}/accept`, { version: 1 }, headers);
    const asked = award(first).catch(() => undefined);
    const heard = isAnswered ? (await asked)?.status : 201;
    expect(heard).toBe(201);
    await first.end('SIGKILL');
    await asked;

    const second = await ServerProcess.start(folder, { DATA_DIR: dataDir });
    const repeated = await award(second);
    expect(repeated.status).toBe(201);
    const read = async (who: Person, path: string) =>
      data(await fetch(`${second.address}${path}`, { headers: who.headers }));
    expect(await read(shipper, `/v1/shipment-requests/${id}`)).toMatchObject({ status: 'awarded', awardedOffer: won });
    expect(await read(winner, '/v1/shipments')).toHaveLength(1);
    expect(await read(loser, '/v1/shipments')).toEqual([]);
    for (const [who, kind, subject] of [
      [winner, 'offer_accepted', /^Your offer was accepted/],
      [loser, 'not_selected', /^Not selected/],
    ] as const) {
      const told = await read(who, '/v1/notifications');
      expect(told.filter((notice: { kind: string }) => notice.kind === kind)).toHaveLength(1);
      const mails = async () => (await mailsTo(second, who.email)).filter((mail) => subject.test(mail.subject)).length;
      await expect.poll(mails, { timeout: 60_000 }).toBe(1);
    }
  },
);
