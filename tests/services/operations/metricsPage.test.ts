import { readFileSync } from 'node:fs';
import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../services/createApp.ts';
import { serverDialect } from '../../../services/database/serverDialect.ts';
import { features } from '../../../services/features.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import type { MailMessage } from '../../../services/mail/Mailer.ts';
import { queueMail } from '../../../services/mail/queueMail.ts';
import { sendDueMail } from '../../../services/mail/sendDueMail.ts';
import { watchMailQueue } from '../../../services/mail/watchMailQueue.ts';
import { counters, gauges } from '../../../services/metrics/metricNames.ts';
import type { Tables } from '../../../services/Tables.ts';
import { newGate } from '../../support/services/newGate.ts';
import { type TestRequest, testServices } from '../../support/services/testServices.ts';
import { testSettings } from '../../support/services/testSettings.ts';

const { db } = (await testServices()).services;
const metricsToken = 'a-token-for-metrics';
const directory = '/v1/companies/?isPaged=false&userId=1';

const bearing = (token: string) => ({ peer: '203.0.113.9', headers: { Authorization: `Bearer ${token}` } });

/** A mail service that fails for Bo. */
const send = ({ to }: MailMessage): Promise<void> =>
  to.startsWith('bo') ? Promise.reject(new Error('not now')) : Promise.resolve();

/** Who asks, how, and the trusted proxies. */
type Visit = readonly [who: string, request: TestRequest, proxies: readonly string[]];

describe('/metrics', () => {
  it.each<Visit>([
    ['a program on this machine', {}, []],
    ['a program on this machine over IPv6', { peer: '::1' }, []],
    ['a program on this machine beside a proxy elsewhere', {}, ['10.0.0.1']],
    ['whoever has the token', bearing(metricsToken), []],
    ['whoever has the token, through a proxy', { ...bearing(metricsToken), peer: '127.0.0.1' }, ['127.0.0.1']],
  ])('is open to %s', async (_, request, trustedProxies) => {
    const world = await testServices({ db, settings: testSettings({ metricsToken, trustedProxies }) });
    const answer = await world.request('/metrics', request);
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(await answer.text()).toContain('haulage_calls_running 0');
  });

  it.each<Visit>([
    ['another machine', { peer: '203.0.113.9' }, []],
    ['a wrong token', bearing('a-token-for-metricz'), []],
    ['a part of the token', bearing(metricsToken.slice(0, -1)), []],
    ['a proxy on this machine', {}, ['127.0.0.1']],
    ['a proxy that forwards for this machine', { headers: { 'X-Forwarded-For': '127.0.0.1' } }, ['127.0.0.0/8']],
    ['a proxy nobody told of', { headers: { 'X-Forwarded-For': '203.0.113.9' } }, []],
    [
      'another machine that claims to be this one',
      { peer: '203.0.113.9', headers: { 'X-Forwarded-For': '127.0.0.1' } },
      [],
    ],
    ['a page that has its own name lead here', { headers: { Host: 'evil.example' } }, []],
  ])('is an unknown address to %s', async (_, request, trustedProxies) => {
    const world = await testServices({ db, settings: testSettings({ metricsToken, trustedProxies }) });
    const unknown = await world.request('/v1/none', request);
    for (const [method, path] of [
      ['GET', '/metrics'],
      ['GET', '/metrics?format=json'],
      ['POST', '/metrics'],
      ['DELETE', '/metrics'],
    ] as const) {
      const answer = await world.request(path, { ...request, method });
      expect([answer.status, await answer.text()]).toEqual([404, await unknown.clone().text()]);
      expect(answer.headers.has('Allow')).toBe(false);
    }
  });

  it('needs a token to be set before one opens it', async () => {
    const world = await testServices({ db });
    expect((await world.request('/metrics', bearing('undefined'))).status).toBe(404);
  });

  it('answers while memory is short and every call waits', async () => {
    const { services } = await testServices();
    const gate = newGate();
    const stuck = services.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await gate.opened;
        return result;
      },
    });
    let memory = 0;
    const app = createApp({ ...services, db: stuck }, features, { memory: { share: () => memory } });
    const calls = Array.from({ length: 60 }, async () =>
      app.request('/api/v1/sign-ins', { headers: { Authorization: 'Bearer x' } }),
    );
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const read = async () => (await app.request('/metrics', {}, here)).text();
    await expect.poll(read).toMatch(/haulage_calls_running 4\n[^]*haulage_calls_waiting 56\n/);
    memory = 0.95;
    expect(await read()).toContain('haulage_memory_share 0.95');
    expect((await app.request(directory)).status).toBe(503);
    expect(await read()).toContain('haulage_shed_total{reason="Memory is short."} 1');
    memory = 0;
    gate.open();
    await Promise.all(calls);
  });
});

describe('the metrics', () => {
  it('know a request by its route, and every unknown address as one', async () => {
    const world = await testServices({ db });
    for (const path of [directory, '/v1/none', `/v1/${'x'.repeat(500)}`, '/api/v1/vehicle/7', '/nowhere?a=secret']) {
      await world.request(path);
    }
    const text = await (await world.request('/metrics')).text();
    const counted = text.split('\n').filter((line) => line.startsWith('haulage_request_seconds_count'));
    expect(counted.map((line) => /route="(.*?)",status="(\d+)"/.exec(line)?.slice(1).join(' '))).toEqual([
      '/v1/companies/ 200',
      '/* 404',
      '/api/v1/vehicle/:id 401',
      '/* 503',
    ]);
    expect(text).not.toContain('secret');
  });

  it('show mail that waits, its age and what became of it', async () => {
    const { services, clock, ...world } = await testServices({
      settings: testSettings({ smtpUrl: 'smtp://mail.test' }),
    });
    watchMailQueue(services);
    const text = async () => (await world.request('/metrics')).text();
    for (const name of ['ana', 'bo']) {
      const mail = { to: `${name}@people.test`, subject: 'Hello', text: 'Hello', expiresAfterMs: 3_600_000 };
      await queueMail(services, services.db, mail);
    }
    clock.advance({ seconds: 90 });
    expect(await text()).toMatch(/haulage_mail_waiting 2\n[^]*haulage_mail_failing 0\n[^]*oldest_seconds 90\n/);
    await sendDueMail(services, { send });
    expect(await text()).toMatch(/haulage_mail_waiting 1\n[^]*haulage_mail_failing 1\n/);
    expect(await text()).toContain('haulage_mails_total{outcome="sent"} 1');
    expect(await text()).toContain('haulage_mails_total{outcome="failed"} 1');
    clock.advance({ hours: 2 });
    await sendDueMail(services, { send });
    expect(await text()).toContain('haulage_mails_total{outcome="given up"} 1');
    expect(await text()).toMatch(/haulage_mail_waiting 0\n[^]*oldest_seconds 0\n/);
  });

  it('are shown without the mail while the database is unreachable', async () => {
    const unreachable = new Kysely<Tables>({
      dialect: serverDialect('postgres://nobody@127.0.0.1:1/none', 1_000, silentLog),
    });
    onTestFinished(() => unreachable.destroy());
    const world = await testServices({ db: unreachable });
    watchMailQueue(world.services);
    const text = await (await world.request('/metrics')).text();
    expect(text).toContain('haulage_calls_running 0');
    expect(text).not.toMatch(/^haulage_mail_waiting/m);
  });

  it.each([...Object.keys(counters), ...Object.keys(gauges), 'haulage_request_seconds'])(
    'docs/operations.md explains %s',
    (name) => {
      expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\`${name}\``);
    },
  );
});
