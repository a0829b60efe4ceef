import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortPath } from '../../../services/invitations/invitationLink.ts';
import { readSettings } from '../../../services/settings/readSettings.ts';
import { largestFile } from '../../../services/web/uploadedFile.ts';
import { testServices } from '../../support/services/testServices.ts';

const world = await testServices();
const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

type Variables = Readonly<Record<string, string>>;
const variablesIn = (text: string, pattern: RegExp): Variables =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('deploy/systemd/haulage@.service');
const example = read('deploy/haulage.env.example');
const site = read('deploy/nginx/haulage.conf');

/** What whoever runs compose must give, and may leave out. */
const given: Variables = {
  DATABASE_PASSWORD: 'secret',
  CODE_PEPPER: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Haulage <no-reply@mail.example>',
};
const filledIn = (value: string): string =>
  value.replaceAll(/\$\{(\w+):[-?][^}]*\}/g, (_, name: string) => given[name] ?? '').replaceAll(/^'|'$/g, '');

const image = variablesIn(dockerfile, /^(?:ENV| {3}) +([A-Z_]+)=(\S+)/gm);
const ofServices = compose.slice(compose.indexOf('x-haulage:'), compose.indexOf('\nservices:'));
const inCompose = variablesIn(ofServices, /^ {4}([A-Z_]+): (.*)$/gm);
const inUnit = variablesIn(unit.replaceAll('%i', '8081'), /^Environment=([A-Z_]+)=(.*)$/gm);
/** systemd takes the quotes off. */
const inExample = variablesIn(example, /^([A-Z_]+)="?(.*?)"?$/gm);
const suggested = variablesIn(example, /^# ([A-Z_]+)=(.*)$/gm);
/** As whoever installs it makes them. */
const ownSecrets: Variables = { CODE_PEPPER: 'x'.repeat(64) };
const ownToken: Variables = { METRICS_TOKEN: 'x'.repeat(32) };

const containers: Variables = {
  ...image,
  ...Object.fromEntries(Object.entries(inCompose).map(([name, value]) => [name, filledIn(value)])),
};
const units: Variables = { ...inExample, ...inUnit, ...ownSecrets };

/** The names that `readSettings` knows. */
const known = new Set(
  [...read('services/settings/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
);

describe.each([
  ['the Dockerfile and compose.yaml', containers],
  ['the systemd unit and its environment file', units],
  ['what the environment file suggests', { ...units, ...suggested, ...ownToken }],
])('%s', (_, variables) => {
  it('set only variables that the services know', () => {
    expect(known.size).toBeGreaterThan(15);
    expect(Object.keys(variables).filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([]);
  });

  it('set what a server needs, to values that are accepted', () => {
    expect(readSettings(variables)).toMatchObject({
      port: 443,
      listenPort: expect.any(Number),
      databaseUrl: expect.stringMatching(/^postgres:/),
      codePepper: expect.any(String),
      smtpUrl: expect.stringMatching(/^smtps:/),
      mailFrom: expect.stringContaining('@mail.example'),
      demo: 'off',
      trustedProxies: [expect.any(String)],
    });
  });
});

it('nothing is settable that neither compose nor the environment file can set, but what has a good default', () => {
  const settable = new Set([...Object.keys(containers), ...Object.keys(units), ...Object.keys(suggested)]);
  const left = [...known].filter((name) => name !== undefined && !settable.has(name) && !name.startsWith('OTEL_'));
  expect(new Set(left)).toEqual(new Set(['APP_DIR', 'CORS_ORIGINS', 'LOG', 'SITE_DIR', 'SMTP_CLEAR_TEXT']));
});

it.each(['CODE_PEPPER', 'METRICS_TOKEN'])('the %s of the example does not start a server', (name) => {
  const value = { ...inExample, ...suggested }[name] ?? '';
  expect(() => readSettings({ ...units, [name]: value })).toThrow(name);
  expect(() => readSettings({ ...units, [name]: `${value}-`.repeat(8) })).toThrow(`${name} must be replaced`);
});

describe('the image', () => {
  it('copies files that exist or are built, and starts what is built', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    expect(copied.length).toBeGreaterThan(6);
    expect(copied.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
    const allowed = read('.dockerignore').split('\n');
    expect(copied.filter((file) => !allowed.includes(`!${file}`))).toEqual([]);
    const shipped = [...dockerfile.matchAll(/^COPY --from=build \/haulage\/(\S+) /gm)].map(([, file]) => file);
    expect(shipped).toEqual(['package.json', 'node_modules', 'dist/app', 'dist/page', 'dist/services', 'public']);
    expect(dockerfile).toMatch(/^CMD \["node", "--enable-source-maps", "dist\/services\/main.js"\]$/m);
  });

  it('runs on a Node.js that is new enough, not as root, and is healthy when it can serve', () => {
    const [, needed = ''] = /"node": ">=(\d+)/.exec(read('package.json')) ?? [];
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major));
    expect(bases).toHaveLength(2);
    expect(Math.min(...bases)).toBeGreaterThanOrEqual(Number(needed));
    // 20 and the odd ones are no longer supported.
    expect(bases.filter((major) => major < 22 || major % 2 === 1)).toEqual([]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/readyz`\)/m);
  });
});

describe('the proxy', () => {
  it('is the one that the services trust', () => {
    expect(compose).toContain(`ipv4_address: ${inCompose.TRUSTED_PROXIES}\n`);
    expect(inExample.TRUSTED_PROXIES).toBe('127.0.0.1');
  });

  it('knows both processes', () => {
    expect(read('deploy/nginx/upstream-compose.conf').match(/server (?:one|two):8080 /g)).toHaveLength(2);
    expect(containers.LISTEN_PORT).toBe('8080');
    expect(read('deploy/nginx/upstream-systemd.conf').match(/server 127.0.0.1:808[12] /g)).toHaveLength(2);
    expect(unit).toContain('haulage@8081 haulage@8082');
  });

  it('passes the largest upload and streams, tells who asks, and hides the metrics', () => {
    const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(site) ?? [];
    expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThan(largestFile + 2 * 1024 * 1024);
    for (const line of [
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_buffering off;',
      'proxy_request_buffering off;',
    ]) {
      expect(site).toContain(line);
    }
    expect(site).toMatch(/location = \/metrics \{\n\s+return 404;/);
  });

  it('refuses calls without TLS as the services do, and sends only pages on to https', () => {
    const clear = site.slice(site.indexOf('listen 80;'), site.indexOf('listen 443'));
    const [, refused = ''] = /location ~ (\S+) \{\n.*\n\s+return 400 /.exec(clear) ?? [];
    const isRefused = (address: string) => new RegExp(refused).test(address);
    const roots = new Set(world.app.routes.flatMap(({ path: route }) => /^\/[\w.]+(?=\/|$)/.exec(route) ?? []));
    // A page, though the services answer it.
    expect(roots.delete(shortPath)).toBe(true);
    expect(roots.size).toBeGreaterThan(5);
    expect([...roots].filter((address) => !isRefused(address) || !isRefused(`${address}/x`))).toEqual([]);
    expect(['/', '/ui/vehicles', '/vehicles', '/apiary', '/config.json', `${shortPath}/key`].filter(isRefused)).toEqual(
      [],
    );
    expect(clear).toMatch(/if \(\$request_method !~ \^\(GET\|HEAD\)\$\) \{\n\s+return 400;/);
  });

  it('never sends a write twice', () => {
    expect(site).toMatch(/if \(\$request_method ~ \^\(PUT\|DELETE\)\$\) \{\n\s+return 418;/);
    expect(site).toMatch(/location @once \{\n\s+proxy_next_upstream off;/);
    expect(site).not.toContain('non_idempotent');
  });
});
