import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../../services/log/silentLog.ts';
import { contentPolicy } from '../../../../services/web/site/contentPolicy.ts';
import { siteConfig } from '../../../../services/web/site/siteConfig.ts';
import type { StoredFile } from '../../../../services/web/site/StoredFile.ts';
import { temporaryFolder } from '../../../support/services/temporaryFolder.ts';

const pageOf = (html: string): StoredFile => ({
  body: Buffer.from(html),
  encoded: {},
  type: 'text/html',
  tag: '',
  cacheControl: '',
});

async function policyFor(config: unknown): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'config.json'), typeof config === 'string' ? config : JSON.stringify(config));
  return contentPolicy(siteConfig(folder, silentLog), undefined)();
}

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content policy', () => {
  it('allows the page’s inline style by hash, byte for byte', () => {
    const style = '\n body { color: red }\n';
    const policy = contentPolicy(
      siteConfig('/nonexistent', silentLog),
      pageOf(`<head><style id="a">${style}</style></head>`),
    )();
    const hash = createHash('sha256').update(style).digest('base64');
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' 'sha256-${hash}'`);
  });

  it('allows connections to ourselves and the configured services, each once', async () => {
    const policy = await policyFor({
      services: {
        auth: '',
        users: 'https://users.example.com/v2',
        drivers: 'https://users.example.com',
        reports: 'http://localhost:9000',
      },
    });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://users.example.com http://localhost:9000");
  });

  it('allows a map its style and what else it is configured to load', async () => {
    const policy = await policyFor({
      map: {
        styleUrl: 'https://tiles.example.com/style.json?key=1',
        origins: ['https://glyphs.example.com/', 'https://*.example.org', 7],
      },
    });
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://tiles.example.com https://glyphs.example.com",
    );
  });

  it('allows typefaces of this site alone', async () => {
    const policy = await policyFor({ brands: { 'a.com': { typeface: 'https://type.example.com/a.woff2' } } });
    expect(directive(policy, 'font-src')).toBe("font-src 'self'");
  });

  it('allows images from the brands’ origins', async () => {
    const policy = await policyFor({
      brands: { 'a.com': { imageContextPath: 'https://img.example.com/a' }, 'b.com': { imageContextPath: 'brands/b' } },
    });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://img.example.com");
  });

  it.each([
    ['no object', '7'],
    ['broken', '{"services":'],
    ['full of other things', { services: [7, null, { a: 1 }, 'javascript:alert(1)', 'https://'], brands: { a: null } }],
    ['hostile', { services: { auth: "https://evil.example; script-src 'unsafe-inline'", users: 'https://*' } }],
  ])('stays tight when the configuration is %s', async (_what, config) => {
    const policy = await policyFor(config);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('follows the configuration without a restart', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'config.json');
    const policy = contentPolicy(siteConfig(folder, silentLog), undefined);
    expect(directive(policy(), 'connect-src')).toBe("connect-src 'self'");
    await writeFile(file, '{"services":{"auth":"https://a.example.com"}}');
    expect(directive(policy(), 'connect-src')).toBe("connect-src 'self' https://a.example.com");
    await writeFile(file, '{"services":{"auth":"https://b.example.com"}}');
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect(directive(policy(), 'connect-src')).toBe("connect-src 'self' https://b.example.com");
  });
});
