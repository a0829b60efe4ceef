import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../services/account/signInSchemas.ts';
import { jsonLog } from '../../../services/log/jsonLog.ts';
import { prometheusMetrics } from '../../../services/metrics/prometheusMetrics.ts';
import { digestingSecurityLog } from '../../../services/security/digestingSecurityLog.ts';
import { securityEvents } from '../../../services/security/securityEvents.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addCompany, addMember, addPerson, codeFor, password, type TestMember } from '../../support/services/people.ts';
import { scanServer } from '../../support/services/scanServer.ts';
import { testServices, type TestRequest } from '../../support/services/testServices.ts';
import { aPaper, newVehicle } from '../../support/services/walls.ts';

const line = v.looseObject({
  event: v.string(),
  level: v.string(),
  kind: v.optional(v.string()),
  requestId: v.optional(v.string()),
  account: v.optional(v.string()),
  address: v.optional(v.string()),
  subject: v.optional(v.string()),
});

/** Noted by commands, not by requests. */
const byCommand = new Set([
  'account_administered',
  'brand_changed',
  'backup_written',
  'backup_restored',
  'files_moved',
]);
const peer = '203.0.113.77';
const newPassword = 'another horse, another battery';
const created = v.object({ id: v.string() });

const written: string[] = [];
/** What must never be in the log. */
const secrets = new Set([password, newPassword, peer, 'wrong horse', '+351912345678', 'Ana Silva']);
const seen = new Set<string>();
let world: World;
let owner: TestMember;
beforeAll(async () => {
  world = await openWorld({ log: jsonLog({ write: (text) => written.push(text) }) });
  owner = await addMember(world);
  for (const secret of [owner.email, owner.token]) secrets.add(secret);
});

/** The security events of some calls. */
async function eventsOf(work: () => Promise<unknown>) {
  written.length = 0;
  await work();
  for (const text of written) for (const secret of secrets) expect(text).not.toContain(secret);
  const events = written.map((text) => v.parse(line, JSON.parse(text))).filter(({ kind }) => kind === 'security');
  for (const { event } of events) seen.add(event);
  return events;
}
const namesOf = async (work: () => Promise<unknown>) => (await eventsOf(work)).map(({ event }) => event);
const call = (path: string, request: TestRequest = {}) => world.call(path, { peer, ...request });
const asOwner = (path: string, request: TestRequest = {}) =>
  call(path, { token: owner.token, company: owner.company, ...request });
const login = (username: string, typed: string, from = peer) =>
  call('/api/v1/login', { json: { username, password: typed }, peer: from });
const newPerson = async () => {
  const person = await addPerson(world);
  secrets.add(person.email);
  return person;
};
const signedInAs = async (username: string) => {
  const { token } = v.parse(signedIn, (await login(username, password, '198.51.100.1')).body.data);
  secrets.add(token);
  return token;
};
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await work();
};

describe('the security log', () => {
  it('notes a sign-in and its end', async () => {
    const { email } = await newPerson();
    let token = '';
    expect(await namesOf(async () => (token = await signedInAs(email)))).toEqual(['signed_in']);
    expect(await namesOf(() => call('/api/v1/logout', { method: 'POST', token }))).toEqual(['signed_out']);
  });

  it('notes failed sign-ins, then locked ones, of unknown accounts too', async () => {
    for (const username of [(await newPerson()).email, 'nobody@people.test']) {
      secrets.add(username);
      const from = `198.51.100.${secrets.size}`;
      const names = await namesOf(() => times(6, () => login(username, 'wrong horse', from)));
      expect(names).toEqual([...Array.from({ length: 5 }, () => 'sign_in_failed'), 'sign_in_locked']);
    }
  });

  it('notes a network that tried too many accounts', async () => {
    let tried = 0;
    const names = await namesOf(() =>
      times(22, () => login(`${(tried += 1)}@people.test`, 'wrong horse', '192.0.2.1')),
    );
    expect(names.at(-1)).toBe('sign_in_locked');
  });

  it('notes a sign-up, its codes and who confirms', async () => {
    const email = 'ana@people.test';
    secrets.add(email);
    const json = { company: 'Harbour', name: 'Ana Silva', email, phone: '+351912345678', password, audience: 'fleet' };
    expect(await namesOf(() => call('/api/v1/users', { json }))).toEqual(['signed_up']);
    const otp = await codeFor(world, { email });
    secrets.add(otp);
    const confirm = (code: string) => call('/api/v1/users/otp', { json: { username: email, otp: code } });
    expect(await namesOf(() => confirm('000000'))).toEqual(['code_refused']);
    expect(await namesOf(() => confirm(otp))).toEqual(['account_confirmed']);
  });

  it('notes codes that are asked for, too often too, and a password chosen by one', async () => {
    const { email } = await newPerson();
    const ask = () => call(`/api/v1/users/reset-password?username=${email}`, { method: 'POST' });
    expect(await namesOf(() => times(2, ask))).toEqual(['code_requested', 'rate_limited']);
    const otp = await codeFor(world, { email });
    secrets.add(otp);
    const choose = (code: string) =>
      call('/api/v1/users/save-password', { json: { username: email, otp: code, password: newPassword } });
    expect(await namesOf(() => choose('000000'))).toEqual(['code_refused']);
    expect(await namesOf(() => choose(otp))).toEqual(['password_reset']);
  });

  it('notes a changed password, wrong guesses of the old one, and sign-ins that were ended', async () => {
    const { email } = await newPerson();
    const token = await signedInAs(email);
    expect(await namesOf(() => call('/api/v1/sign-ins', { method: 'DELETE', token }))).toEqual(['sign_ins_ended']);
    const confirm = () => call('/api/v1/users/confirm-password', { token, json: { password } });
    const renewed: string[] = [];
    const confirmed = async () => renewed.push(v.parse(signedIn, (await confirm()).body.data).token);
    expect(await namesOf(confirmed)).toEqual(['password_confirmed']);
    const change = (currentPassword: string) =>
      call('/api/v1/users/password', {
        method: 'PUT',
        token: renewed[0],
        json: { currentPassword, password: newPassword },
      });
    expect(await namesOf(() => change('wrong horse'))).toEqual(['password_refused']);
    expect(await namesOf(() => change(password))).toEqual(['password_changed']);
  });

  it('notes a token that cannot be exchanged', async () => {
    const json = { token: 'x'.repeat(43), purpose: 'session' };
    expect(await namesOf(() => call('/api/v1/utils/exchange-token', { json }))).toEqual(['token_refused']);
  });

  it('notes who is added to a company, gets another role, and is removed', async () => {
    const { email, id } = await newPerson();
    const json = { email, name: 'Ana Silva', role: 'viewer' };
    expect(await namesOf(() => asOwner('/v1/members', { json }))).toEqual(['member_added']);
    world.advance(30_000);
    const again = () => asOwner(`/v1/members/${id}/resend`, { method: 'POST' });
    expect(await namesOf(again)).toEqual(['invitation_repeated']);
    const change = { method: 'PUT', json: { role: 'dispatcher', version: 1 } };
    expect(await namesOf(() => asOwner(`/v1/members/${id}`, change))).toEqual(['role_changed']);
    const remove = () => asOwner(`/v1/members/${id}?version=2`, { method: 'DELETE' });
    expect(await namesOf(remove)).toEqual(['member_removed']);
  });

  it('notes and counts nothing that a failed commit has undone', async () => {
    const { db } = world.services;
    const { email } = await newPerson();
    const { body } = await asOwner('/api/v1/vehicle', { json: newVehicle() });
    const media = `/api/v1/vehicle/${v.parse(created, body.data).id}/media`;
    const headers = { 'Idempotency-Key': 'undone' };
    const uploaded = async () =>
      /^haulage_uploaded_bytes_total.*$/m.exec(await (await world.request('/metrics')).text());
    const before = await uploaded();
    await sql`alter table idempotency_key add constraint nothing_kept check (false) not valid`.execute(db);
    const names = await namesOf(async () => {
      const json = { email, name: 'Ana Silva', role: 'viewer' };
      expect((await asOwner('/v1/members', { json, headers })).status).toBe(500);
      expect((await asOwner(media, { method: 'POST', body: aPaper(), headers })).status).toBe(500);
    });
    await sql`alter table idempotency_key drop constraint nothing_kept`.execute(db);
    expect(names).toEqual([]);
    expect(await uploaded()).toEqual(before);
  });

  it('notes what is refused to a role, to another company and to a page of another site', async () => {
    const { token } = await addMember(world, { role: 'viewer', company: owner.company });
    expect(await namesOf(() => asOwner('/v1/company', { method: 'PUT', token, json: {} }))).toEqual(['role_refused']);
    const foreign = await addCompany(world);
    expect(await namesOf(() => asOwner('/v1/company', { company: foreign }))).toEqual(['company_refused']);
    const own = `/v1/companies?isPaged=false&userId=${crypto.randomUUID()}`;
    expect(await namesOf(() => call(own, { token: owner.token }))).toEqual(['company_refused']);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await namesOf(() => call('/api/v1/otp?username=x', { headers }))).toEqual(['foreign_page_refused']);
  });

  it('notes an upload in which the virus scanner found something', async () => {
    const { url } = await scanServer(() => 'stream: Eicar-Test-Signature FOUND');
    const { db, settings, log } = world.services;
    const scanned = await testServices({ db, log, settings: { ...settings, scanUrl: url } });
    const { body } = await asOwner('/api/v1/vehicle', { json: newVehicle() });
    const path = `/api/v1/vehicle/${v.parse(created, body.data).id}/media`;
    const { token, company } = owner;
    const upload = () => scanned.request(path, { method: 'POST', token, company, body: aPaper() });
    expect(await namesOf(upload)).toEqual(['file_infected']);
  });

  it('notes papers that are downloaded, and not photos', async () => {
    const { body } = await asOwner('/api/v1/vehicle', { json: newVehicle() });
    const { id } = v.parse(created, body.data);
    const paper = await asOwner(`/api/v1/vehicle/${id}/media`, { method: 'POST', body: aPaper() });
    const path = `/api/v1/vehicle/${id}/media/${v.parse(created, paper.body.data).id}`;
    const { token, company } = owner;
    expect(await namesOf(() => world.request(path, { token, company }))).toEqual(['paper_downloaded']);
  });

  it('notes whole lists that are read, and not pages', async () => {
    expect(await namesOf(() => asOwner('/v1/drivers?size=100'))).toEqual([]);
    expect(await namesOf(() => asOwner('/v1/drivers?size=1000'))).toEqual(['rows_exported']);
    expect(await namesOf(() => asOwner('/v1/drivers?size=2000'))).toEqual(['rows_exported']);
    expect(await namesOf(() => world.request('/?size=5000', {}))).toEqual([]);
  });

  it('notes reports that are saved, and not those on the screen', async () => {
    const { token, company } = owner;
    const days = '?from=2026-03-01&to=2026-03-31';
    expect(await namesOf(() => asOwner(`/v1/reports/on_time${days}`))).toEqual([]);
    for (const name of ['on_time.csv', 'co2e.ileap']) {
      const saved = () => world.request(`/v1/reports/${name}${days}`, { token, company });
      expect(await namesOf(saved)).toEqual(['rows_exported']);
    }
  });

  it('notes the code of an invitation that is read, and a wrong one', async () => {
    const json = { name: 'Ioana', phone: '+40721234567' };
    const { id } = v.parse(created, (await asOwner('/invitations', { json })).body.data);
    expect(await namesOf(() => asOwner(`/invitations/${id}/code`))).toEqual(['invitation_code_read']);
    const accept = () => call(`/invitations/${id}/accept`, { json: { code: 'AAAAAAAA' } });
    expect(await namesOf(accept)).toEqual(['code_refused']);
  });

  it('tells request, account and address of each, the last two by a digest', async () => {
    const { email } = await newPerson();
    const [first, second] = await eventsOf(async () => {
      await login(email.toUpperCase(), 'wrong horse');
      await login(email, password);
    });
    const digest = expect.stringMatching(/^[\w-]{22}$/);
    expect(first).toEqual({
      time: expect.any(String),
      level: 'warn',
      event: 'sign_in_failed',
      kind: 'security',
      requestId: expect.any(String),
      account: digest,
      address: digest,
    });
    expect(second).toMatchObject({ level: 'info', account: first?.account, address: first?.address });
    const [other] = await eventsOf(() => login('someone@else.test', 'wrong horse', '198.51.100.200'));
    expect(other?.account).not.toBe(first?.account);
    expect(other?.address).not.toBe(first?.address);
  });

  it('has other digests under another secret', () => {
    const accounts = ['one secret', 'another secret'].map((secret) => {
      const lines: string[] = [];
      const log = jsonLog({ write: (text) => lines.push(text) });
      digestingSecurityLog(log, prometheusMetrics(), new TextEncoder().encode(secret)).note('signed_in', {
        account: 'ana@people.test',
      });
      return v.parse(line, JSON.parse(lines[0] ?? '')).account;
    });
    expect(new Set(accounts).size).toBe(2);
  });

  it('is counted in the metrics', async () => {
    await login('someone@else.test', 'wrong horse', '198.51.100.201');
    expect(await (await world.request('/metrics')).text()).toMatch(
      /security_events_total\{event="sign_in_failed"\} \d+/,
    );
  });
});

it('the tests above have seen every event that a request can make', () => {
  const all = Object.keys(securityEvents).filter((event) => !byCommand.has(event));
  expect([...seen].toSorted()).toEqual(all.toSorted());
});

describe('docs/operations.md', () => {
  it.each(Object.keys(securityEvents))('explains %s', (event) => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\`${event}\``);
  });
});
