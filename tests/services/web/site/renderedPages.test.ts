import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../../services/log/silentLog.ts';
import type { AppEnv } from '../../../../services/web/AppEnv.ts';
import { contentPolicy } from '../../../../services/web/site/contentPolicy.ts';
import type { PageRenderer } from '../../../../services/web/site/PageRenderer.ts';
import { renderedPages } from '../../../../services/web/site/renderedPages.ts';
import type { StoredFile } from '../../../../services/web/site/StoredFile.ts';

const built = '<style>a{}</style><script>first()</script><title>Built</title>';
const page: StoredFile = {
  body: Buffer.from(built),
  encoded: {},
  type: 'text/html; charset=utf-8',
  tag: 'built',
  cacheControl: 'no-cache',
};
const config = { brands: {} };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const siteWith = (render: PageRenderer | undefined) => {
  const policy = contentPolicy(() => config, page);
  const options = { render, config: () => config, policy, settings: { trustedProxies: [] }, log: silentLog };
  const answer = renderedPages(options);
  return new Hono<AppEnv>().get('*', (c) => answer(c, page));
};

const named: PageRenderer = async (html, { host }) => ({
  html: html.replace('Built', `<script>alert('${host}')</script>`),
  styles: ['b{}'],
});

describe('a page rendered for its visit', () => {
  it('is told where it is asked for, by whom, and with which configuration', async () => {
    const visits: unknown[] = [];
    const site = siteWith(async (html, visit) => {
      visits.push(visit);
      return { html, styles: [] };
    });
    await site.request('http://fleet.blue.test:8080/download-app?payload=a%20b', {
      headers: { 'User-Agent': 'Phone' },
    });
    expect(visits).toEqual([
      {
        origin: 'http://fleet.blue.test:8080',
        host: 'fleet.blue.test:8080',
        path: '/download-app?payload=a%20b',
        userAgent: 'Phone',
        config,
      },
    ]);
  });

  it('is compressed, and not sent again to a browser that has it', async () => {
    const site = siteWith(named);
    const answer = await site.request('http://a.test/', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, User-Agent');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    const tag = answer.headers.get('ETag') ?? '';
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain("alert('a.test')");
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': tag };
    expect((await site.request('http://a.test/', { headers })).status).toBe(304);
    expect((await site.request('http://b.test/', { headers })).status).toBe(200);
  });

  it('may run the scripts of the built page, and none that came into it', async () => {
    const answer = await siteWith(named).request('http://a.test/');
    const policy = answer.headers.get('Content-Security-Policy')?.split('; ');
    expect(policy).toContain(`script-src 'self' ${hash('first()')}`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('b{}')}`);
  });

  it.each([
    ['there is nothing to render it', undefined],
    ['rendering fails', async () => Promise.reject(new Error('no'))],
  ])('is sent as it was built when %s', async (_what, render) => {
    const answer = await siteWith(render).request('http://a.test/');
    expect([answer.status, await answer.text()]).toEqual([200, built]);
    expect(answer.headers.get('Content-Security-Policy')).toContain(hash('first()'));
  });
});
