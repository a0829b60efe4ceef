import { describe, expect, inject, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();

const hostile = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2F%2Fevil.test',
  '/%5Cevil.test',
  'https://evil.test/dashboard',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\u0000evil',
  '/dash\r\nboard',
  '/%0D%0AX-Evil:%201',
  ' /dashboard',
  'dashboard',
  '',
  '/authentication/sign-in?returnUrl=%2Fauthentication%2Fsign-in',
  '/home/sign-in',
];

describe('A hostile returnUrl', () => {
  it.each(hostile)('%j leads who is signed in to the dashboard of this host', async (returnUrl) => {
    const page = await visit(hosts.greenFleet, `/authentication/sign-in?returnUrl=${encodeURIComponent(returnUrl)}`, {
      as: demoAccounts.greenFleet,
    });
    await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
    await arriveAt(page, '/dashboard');
    expect(new URL(page.url()).host).toBe(`${hosts.greenFleet}:${inject('port')}`);
  });

  it.each(['//evil.test', 'javascript:alert(1)', '/.//evil.test'])(
    '%j leads there after sign-in too',
    async (returnUrl) => {
      const page = await visit(hosts.greenFleet, `/?returnUrl=${encodeURIComponent(returnUrl)}`);
      await signIn(page, demoAccounts.greenFleet);
      await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
      await arriveAt(page, '/dashboard');
      expect(new URL(page.url()).host).toBe(`${hosts.greenFleet}:${inject('port')}`);
    },
  );
});

describe('A hostile path', () => {
  it.each(['//evil', '/.//evil', '//evil/dashboard', '/%2F%2Fevil', '/\\evil', '/%ZZ', '/ui/%E0%A4%A'])(
    '%s is only another unknown address of this host',
    async (path) => {
      const origin = `http://${hosts.greenFleet}:${inject('port')}`;
      const page = await visit(hosts.greenFleet, origin + path);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(new URL(page.url()).origin).toBe(origin);
    },
  );
});
