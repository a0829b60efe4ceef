import { describe, expect, inject, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();

const origin = () => `http://${hosts.greenFleet}:${inject('port')}`;

/** One of each kind; the tests of `safeReturnPath` have them all. */
const hostile = ['//evil.test', '/\\evil.test', 'javascript:alert(1)', '/%0D%0AX-Evil:%201'];

describe('a hostile returnUrl', () => {
  it('leads a signed-in user to the dashboard of this host', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.greenFleet });
    for (const returnUrl of hostile) {
      await page.goto(`/authentication/sign-in?returnUrl=${encodeURIComponent(returnUrl)}`);
      await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
      await expect.poll(() => page.url(), { message: JSON.stringify(returnUrl) }).toBe(`${origin()}/dashboard`);
    }
  });

  it('leads to the dashboard of this host after signing in', async () => {
    const page = await visit(hosts.greenFleet, `/?returnUrl=${encodeURIComponent('/.//evil.test')}`);
    await signIn(page, demoAccounts.greenFleet);
    await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${origin()}/dashboard`);
  });
});

describe('a hostile path', () => {
  it('is handled as an unknown address of this host', async () => {
    const page = await visit(hosts.greenFleet, '/');
    for (const path of ['//evil', '/.//evil', '/\\evil', '/%ZZ']) {
      await page.goto(origin() + path);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await expect.poll(() => new URL(page.url()).origin, { message: path }).toBe(origin());
    }
  });
});
