import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../../services/web/AppEnv.ts';
import { LiveFiles } from '../../../../services/web/site/LiveFiles.ts';
import { loadApp } from '../../../../services/web/site/loadApp.ts';
import { staticSite } from '../../../../services/web/site/staticSite.ts';
import { temporaryFolder } from '../../../support/services/temporaryFolder.ts';

const page = '<!doctype html><title>Haulage</title>';
const tracking = '<!doctype html><title>Tracking</title>';
const script = 'console.log("haulage");'.repeat(50);
const secret = 'a secret beside the site';

interface Site {
  readonly root: string;
  readonly app: Hono<AppEnv>;
}

async function makeSite(root: string): Promise<Site> {
  const appDir = path.join(root, 'app');
  const siteDir = path.join(root, 'site');
  await mkdir(path.join(appDir, 'assets'), { recursive: true });
  await mkdir(path.join(siteDir, 'brands/green'), { recursive: true });
  await writeFile(path.join(root, 'secret.svg'), secret);
  await writeFile(path.join(appDir, 'index.html'), page);
  await writeFile(path.join(appDir, 'track.html'), tracking);
  await writeFile(path.join(appDir, 'config.json'), '{"from":"build"}');
  await writeFile(path.join(appDir, 'assets/main-abc.js'), script);
  await writeFile(path.join(appDir, 'assets/main-abc.js.br'), brotliCompressSync(script));
  await writeFile(path.join(siteDir, 'config.json'), '{"from":"site"}');
  await writeFile(path.join(siteDir, 'brands/green/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(siteDir, 'notes.txt'), secret);
  const site = staticSite(loadApp(appDir), new LiveFiles(siteDir), () => '</directory>; rel=preload');
  return { root, app: new Hono<AppEnv>().get('*', site) };
}

describe('the built application', () => {
  let app: Hono<AppEnv>;
  let folder: string;
  beforeAll(async () => {
    folder = path.join(import.meta.dirname, '../../../../node_modules/.cache/haulage/static-site');
    await rm(folder, { recursive: true, force: true });
    ({ app } = await makeSite(folder));
    return () => rm(folder, { recursive: true, force: true });
  });

  it.each(['/', '/index.html', '/dashboard', '/ui/vehicles', '/download-app?payload=a.b', '/constructor'])(
    'answers %s with its page, to be checked each time',
    async (address) => {
      const answer = await app.request(address);
      expect([answer.status, await answer.text()]).toEqual([200, page]);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Link')).toBe('</directory>; rel=preload');
    },
  );

  it.each(['/track/k3J', '/track/', '/track', '/track.html'])(
    'answers %s with the small page of tracking links, and never leads elsewhere',
    async (address) => {
      const answer = await app.request(address);
      expect([answer.status, await answer.text()]).toEqual([200, tracking]);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Link')).toBeNull();
    },
  );

  it('sends no preload hint with a file', async () => {
    const answer = await app.request('/assets/main-abc.js');
    expect(answer.headers.get('Link')).toBeNull();
  });

  it('serves hashed files as immutable, in the best available encoding', async () => {
    const answer = await app.request('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Length')).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it.each([
    ['none', undefined],
    ['gzip', 'gzip'],
    ['br that is refused', 'br;q=0'],
  ])('answers it plain to a browser that takes %s', async (_what, accepted) => {
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
    const answer = await app.request('/assets/main-abc.js', { headers });
    expect(answer.headers.has('Content-Encoding')).toBe(false);
    expect(await answer.text()).toBe(script);
  });

  it.each(['/assets/main-old.js', '/assets/none', '/none.png', '/favicon.ico', '/assets/main-abc.js.br'])(
    'answers %s, which is not there, with 404 and never the page',
    async (address) => {
      const answer = await app.request(address);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('is not sent again if cached', async () => {
    const tag = (await app.request('/')).headers.get('ETag') ?? '';
    const again = await app.request('/', { headers: { 'If-None-Match': `"other", W/${tag}` } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    expect((await app.request('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('has a different ETag per encoding', async () => {
    const plain = await app.request('/assets/main-abc.js');
    const small = await app.request('/assets/main-abc.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(plain.headers.get('ETag')).not.toBe(small.headers.get('ETag'));
  });

  it('answers HEAD with the same headers and no body', async () => {
    const answer = await app.request('/', { method: 'HEAD' });
    expect([answer.status, await answer.text(), answer.headers.get('Content-Length')]).toEqual([
      200,
      '',
      String(page.length),
    ]);
  });

  it.each([
    '/brands/../../secret.svg',
    '/brands/%2e%2e/%2e%2e/secret.svg',
    String.raw`/brands/..\..\secret.svg`,
    '/brands/green/..%2f..%2f..%2fsecret.svg',
    '/brands/.hidden',
    '/brands/green/logo.svg%00.png',
    '/notes.txt',
  ])('keeps to its folders when asked for %s', async (address) => {
    expect(await (await app.request(address)).text()).not.toContain(secret);
  });

  it('answers any address, and never with a file outside its folder', async () => {
    const step = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      'brands',
      'assets',
      'secret.svg',
      'notes.txt',
      '%00',
      '\\',
      '%5c',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(step, fc.string({ maxLength: 8 })), { maxLength: 8 }), async (steps) => {
        const address = `http://localhost/${steps.join('/')}`;
        if (!URL.canParse(address)) return;
        const answer = await app.request(address);
        expect(answer.status).toBeLessThan(500);
        expect(await answer.text()).not.toContain(secret);
      }),
    );
  });
});

describe('the live folder', () => {
  it('takes precedence over the build, compressed and revalidated', async () => {
    const { app } = await makeSite(await temporaryFolder());
    const answer = await app.request('/config.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('{"from":"site"}');
    expect((await app.request('/brands/green/logo.svg')).headers.get('Content-Type')).toBe(
      'image/svg+xml; charset=utf-8',
    );
  });

  it('serves a change at the next request, with a new ETag', async () => {
    const { app, root } = await makeSite(await temporaryFolder());
    const tag = (await app.request('/config.json')).headers.get('ETag') ?? '';
    await writeFile(path.join(root, 'site/config.json'), '{"from":"operator"}');
    const answer = await app.request('/config.json', { headers: { 'If-None-Match': tag } });
    expect([answer.status, await answer.json()]).toEqual([200, { from: 'operator' }]);
  });

  it('answers 404 for a deleted file, a folder and a missing file', async () => {
    const { app, root } = await makeSite(await temporaryFolder());
    expect((await app.request('/brands/green/logo.svg')).status).toBe(200);
    await rm(path.join(root, 'site/brands/green/logo.svg'));
    for (const address of ['/brands/green/logo.svg', '/brands/green', '/brands/', '/brands/blue/logo.svg']) {
      expect((await app.request(address)).status).toBe(404);
    }
  });
});

it('says what to do when the application is not built', async () => {
  const app = new Hono<AppEnv>().get(
    '*',
    staticSite(loadApp('/nonexistent'), new LiveFiles('/nonexistent'), () => undefined),
  );
  const answer = await app.request('/');
  expect([answer.status, await answer.text()]).toEqual([503, 'The application is not built yet. Run: npm run build\n']);
});
