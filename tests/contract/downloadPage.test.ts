import { describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../services/web/site/PageRenderer.ts';
import { storeLink } from '../../src/domain/links/storeLink.ts';
import { encodePayload } from '../../src/domain/payload/encodePayload.ts';
import { pageFor } from '../../src/page.ts';

/** What the services ask of the page that the application was built with. */
const render: PageRenderer = pageFor;

const built = `<!doctype html>
<html data-audience="office" lang="en-US">
  <head>
    <meta name="theme-color" content="#ffffff" />
    <title>Freight platform</title>
    <link rel="icon" type="image/svg+xml" href="/brands/neutral/favicon.svg" />
    <style id="brand">:root{}</style>
  </head>
  <body>
    <div id="root" data-arriving data-holds="sign-in"><form>For shippers</form></div>
    <template data-audience="fleet"><form>For truck owners</form></template>
    <template data-style="/assets/download.css">.a{}</template>
    <div id="start"></div>
  </body>
</html>
`;
const hosts = ['apps.apple.com', 'play.google.com'];
const config = {
  storeHosts: hosts,
  brands: {
    'blue.test': {
      name: 'Blue <b>&"',
      primaryColor: '#1B5FD9',
      imageContextPath: 'brands/blue',
      topBarColor: '#ABCDEF',
    },
    'evil.test': { name: '</title><script>', primaryColor: '</style><script>', imageContextPath: '"><script>' },
  },
};
const visit = { origin: 'http://a.test', host: 'fleet.blue.test', path: '/', userAgent: 'desktop', config };
const downloadPage = async (payload: object, userAgent = 'desktop') => {
  const path = `/download-app?payload=${encodePayload(payload)}`;
  const { html } = await render(built, { ...visit, path, userAgent });
  return html;
};
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const tags = (markup: string) => markup.match(/<[a-z!/][^>\s]*/gi);

/** The link rules of the download page (product §2.15), for both sides. */
const links: readonly (readonly [link: unknown, shown: string | undefined])[] = [
  ['https://apps.apple.com/app/trucker/id1', 'https://apps.apple.com/app/trucker/id1'],
  ['http://apps.apple.com/app', 'https://apps.apple.com/app'],
  ['HTTPS://Apps.Apple.com/app', 'https://apps.apple.com/app'],
  ['https://apps.apple.com/app?a=1&b="><script>', 'https://apps.apple.com/app?a=1&b=%22%3E%3Cscript%3E'],
  ['https://play.google.com/store', 'https://play.google.com/store'],
  ['https://evil.test/app', undefined],
  ['https://apps.apple.com.evil.test/app', undefined],
  ['https://apps.apple.com@evil.test/app', undefined],
  ['https://me:secret@apps.apple.com/app', undefined],
  ['https://apps.apple.com:8443/app', undefined],
  ['//apps.apple.com/app', undefined],
  ['javascript:alert(1)//apps.apple.com', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['intent://apps.apple.com/app#Intent;end', undefined],
  ['blob:https://apps.apple.com/a', undefined],
  ['https:\\\\apps.apple.com\\app', undefined],
  ['https://apps.apple.com/a b', undefined],
  ['', undefined],
  [7, undefined],
  [{ toString: 'https://apps.apple.com/' }, undefined],
];

describe('the download page in the first answer', () => {
  it.each(links)('shows the store link %j as the application does: %s', async (link, shown) => {
    const payload = JSON.parse(JSON.stringify({ name: 'Ada', iosAppLink: link }));
    expect(storeLink(link, hosts)).toBe(shown);
    expect(linksIn(await downloadPage(payload))).toEqual(shown === undefined ? [] : [shown]);
  });

  it('has its sentence, the name and both stores', async () => {
    const html = await downloadPage({
      name: 'São Paulo',
      iosAppLink: 'https://apps.apple.com/a',
      googleAppLink: 'https://play.google.com/b',
    });
    expect(html).toContain('Welcome São Paulo');
    expect(html).toContain('Kindly install the Trucker version of the app');
    expect(linksIn(html)).toEqual(['https://apps.apple.com/a', 'https://play.google.com/b']);
    expect(html).toContain('data-holds="download"');
    expect(html).toContain('<style>.a{}</style>');
    expect(html).not.toContain('<form>');
  });

  it.each([
    '<script>alert(1)</script>',
    '</div></template><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--/root-->$&$1$`',
    '&lt;script&gt;',
  ])('shows the name %s as text', async (name) => {
    const html = await downloadPage({ name, iosAppLink: 'https://apps.apple.com/a' });
    const other = await downloadPage({ name: 'Ada', iosAppLink: 'https://apps.apple.com/a' });
    expect(tags(html)).toEqual(tags(other));
  });

  it('has no inline style, which the content policy refuses, also while an invitation is looked up', async () => {
    const html = await downloadPage({ name: 'Ada', invitationId: '7b0f7f0e-5a44-4a9c-9d3c-0d6c6f2f9a11' });
    expect(html).not.toContain(' style=');
  });

  it.each([
    ['a token', { name: 'Ada', token: 't' }],
    ['a token that is no text', { name: 'Ada', token: 7 }],
  ])('is left to the application with %s', async (_what, payload) => {
    const path = `/download-app?payload=${encodePayload(JSON.parse(JSON.stringify(payload)))}`;
    const { html } = await render(built, { ...visit, path });
    expect(html).not.toContain('Ada');
  });

  it('leads a phone to its own store', async () => {
    const payload = { iosAppLink: 'https://apps.apple.com/a', googleAppLink: 'https://play.google.com/b' };
    const [first] = linksIn(await downloadPage(payload, 'Mozilla/5.0 (Linux; Android 15)'));
    expect(first).toBe('https://play.google.com/b');
  });
});

describe('the page of a brand', () => {
  it('arrives in its look, with the form of its audience', async () => {
    const { html, styles } = await render(built, visit);
    expect(html).toContain('<title>Blue &lt;b&gt;&amp;&quot;</title>');
    expect(html).toContain('content="#ABCDEF"');
    expect(html).toContain('href="/brands/blue/favicon.svg"');
    expect(html).toContain('--brand-primary:#1B5FD9');
    expect(html).toContain('<form>For truck owners</form>');
    expect(html).toContain('data-audience="fleet"');
    expect(html).not.toContain('For shippers');
    expect(html).toContain(`<style id="brand">${styles[0]}</style>`);
  });

  it('cannot be broken out of', async () => {
    const { html } = await render(built, { ...visit, host: 'fleet.evil.test' });
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="/brands/neutral/favicon.svg"');
  });

  it('has no form where something else is shown first', async () => {
    const { html } = await render(built, { ...visit, path: '/authentication/sign-up' });
    expect(html).not.toContain('<form>');
    expect(html).toContain('<div id="root" data-arriving></div>');
  });

  it.each([undefined, 7, { brands: null }])('is neutral when the configuration is %j', async (broken) => {
    const { html } = await render(built, { ...visit, config: broken });
    expect(html).toContain('<title>Freight platform</title>');
  });
});
