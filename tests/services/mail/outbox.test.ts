import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../../services/mail/outbox.ts';
import type { Mail } from '../../../services/mail/Mail.ts';
import { queueMail } from '../../../services/mail/queueMail.ts';
import { testServices, type TestServices } from '../../support/services/testServices.ts';

const local = { headers: { Host: 'localhost:8080' } };

let world: TestServices;
const post = (mail: Omit<Mail, 'expiresAfterMs'>) =>
  queueMail(world.services, world.services.db, { ...mail, expiresAfterMs: 600_000 });
beforeAll(async () => {
  world = await testServices({}, [outbox]);
  await post({ to: 'Ana@example.com', subject: 'First', text: 'Hello' });
  world.clock.advance({ minutes: 1 });
  await post({ to: 'ben@example.com', subject: 'Second', text: 'Hi' });
  world.clock.advance({ minutes: 1 });
  await post({
    to: 'ana@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Open https://a.example.com/x?y=1&z="2". <b>Now</b>',
  });
});

describe('/outbox.json', () => {
  it('lists waiting mails, newest first', async () => {
    expect(await (await world.request('/outbox.json', local)).json()).toMatchObject([
      { to: 'ana@example.com', at: '2026-03-02T08:02:00.000Z' },
      { to: 'ben@example.com', subject: 'Second', text: 'Hi', at: '2026-03-02T08:01:00.000Z' },
      { to: 'ana@example.com', subject: 'First' },
    ]);
  });

  it('filters by address, ignoring case and spaces', async () => {
    const mails: unknown = await (await world.request('/outbox.json?to=ANA%40example.com', local)).json();
    expect(mails).toMatchObject([{ to: 'ana@example.com' }, { to: 'ana@example.com', subject: 'First' }]);
    expect(await (await world.request('/outbox.json?to=nobody%40example.com', local)).json()).toEqual([]);
  });
});

describe('/outbox', () => {
  it('shows mails as escaped text with links, under a policy that allows no scripts', async () => {
    const answer = await world.request('/outbox?to=ana%40example.com', local);
    const html = await answer.text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('<a href="https://a.example.com/x?y=1&amp;z=">https://a.example.com/x?y=1&amp;z=</a>');
    expect(html).toContain('value="ana@example.com"');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('allows only its own style', async () => {
    const answer = await world.request('/outbox', local);
    const style = /<style>([^]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`);
  });

  it('says when there is no mail', async () => {
    expect(await (await world.request('/outbox?to=x%22%3E', local)).text()).toContain('No emails to this address yet.');
  });
});

describe('a visitor', () => {
  it.each([
    ['on this machine', '127.0.0.1', { Host: 'localhost:8080' }],
    ['on a brand host', '::1', { Host: 'fleet.greenline.localhost:8080' }],
    ['on the IPv4 address', '::ffff:127.0.0.1', { Host: '127.0.0.1' }],
    ['on the IPv6 address', '::1', { Host: '[::1]:8080' }],
  ])('%s is let in', async (_what, peer, headers) => {
    expect((await world.request('/outbox.json', { peer, headers })).status).toBe(200);
  });

  it.each([
    ['from another machine', '192.0.2.1', { Host: 'localhost:8080' }],
    ['with a foreign host name', '127.0.0.1', { Host: 'evil.example:8080' }],
    ['with a host name that only starts with localhost', '127.0.0.1', { Host: 'localhost.evil.example' }],
  ])('%s is told that there is nothing', async (_what, peer, headers) => {
    for (const path of ['/outbox', '/outbox.json']) {
      expect((await world.request(path, { peer, headers })).status).toBe(404);
    }
  });
});

it.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Anything',
  'Forwarded',
  'X-Real-IP',
  'X-Client-IP',
  'CF-Connecting-IP',
  'Via',
])('a visitor whose proxy says so by %s is told that there is nothing', async (name) => {
  for (const path of ['/outbox', '/outbox.json']) {
    expect((await world.request(path, { headers: { Host: 'localhost', [name]: '127.0.0.1' } })).status).toBe(404);
  }
});

it('the outbox page is 404 when a mail service is set', async () => {
  const settings = { ...world.services.settings, smtpUrl: 'smtp://mail.example.com' };
  const elsewhere = await testServices({ db: world.services.db, settings }, [outbox]);
  expect((await elsewhere.request('/outbox.json', local)).status).toBe(404);
});

it('the outbox page is 404 behind a trusted proxy, even without forwarding headers', async () => {
  const settings = { ...world.services.settings, trustedProxies: ['127.0.0.1'] };
  const elsewhere = await testServices({ db: world.services.db, settings }, [outbox]);
  expect((await elsewhere.request('/outbox.json', local)).status).toBe(404);
});

it('mails are deleted after thirty days', async () => {
  world.clock.advance({ days: 29 });
  await post({ to: 'new@example.com', subject: 'New', text: '' });
  world.clock.advance({ days: 1, seconds: 1 });
  await outbox.cleanUp?.(world.services);
  expect(await (await world.request('/outbox.json', local)).json()).toMatchObject([{ subject: 'New' }]);
});
