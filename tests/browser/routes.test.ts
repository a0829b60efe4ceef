import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../support/browser/addressOf.ts';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();

type Row = readonly [path: string, end: string, heading: string];

/** Opens the addresses one after the other in the same tab. */
const openEach = async (page: Page, rows: readonly Row[]): Promise<void> => {
  for (const [path, end, heading] of rows) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => addressOf(page), { message: path }).toBe(end);
  }
};

/** One of each kind of answer; the tests of `routeAccess` have them all. */
describe('a signed-out visitor', () => {
  const rows = [
    ['/', '/authentication/sign-in', 'Sign in'],
    ['/ui/vehicles?page=2#late', '/authentication/sign-in?returnUrl=%2Fui%2Fvehicles%3Fpage%3D2%23late', 'Sign in'],
    ['/home/sign-in?returnUrl=%2Fui%2Fdrivers', '/authentication/sign-in?returnUrl=%2Fui%2Fdrivers', 'Sign in'],
    ['/anything/else?a=1', '/authentication/sign-in?a=1', 'Sign in'],
    ['/authentication/nowhere', '/authentication/sign-in', 'Sign in'],
    ['/authentication/sign-up', '/authentication/sign-up', 'Create your account'],
    ['/download-app', '/download-app', 'Welcome'],
  ] as const;

  it('ends up where each address leads', async () => {
    await openEach(await visit(hosts.greenFleet, 'about:blank'), rows);
  });
});

describe('a signed-in user', () => {
  const rows = [
    ['/', '/dashboard', 'Katarzyna'],
    ['/ui/nowhere?a=1', '/ui/nowhere?a=1', 'Page not found'],
    ['/authentication/sign-up', '/dashboard', 'Katarzyna'],
    ['/authentication/sign-in?returnUrl=%2Fui%2Fnowhere', '/ui/nowhere', 'Page not found'],
    ['/download-app', '/download-app', 'Welcome'],
  ] as const;

  it('ends up where each address leads', async () => {
    await openEach(await visit(hosts.greenFleet, 'about:blank', { as: demoAccounts.greenFleet }), rows);
  });
});

describe('a returnUrl', () => {
  it('is followed after signing in', async () => {
    const page = await visit(hosts.greenFleet, '/ui/nowhere?tab=2#end');
    await signIn(page, demoAccounts.greenFleet);
    await arriveAt(page, '/ui/nowhere?tab=2#end');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  it('survives the way through sign-up and password reset', async () => {
    const page = await visit(hosts.greenFleet, '/ui/nowhere');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await arriveAt(page, '/authentication/sign-in?returnUrl=%2Fui%2Fnowhere');
  });

  it('is the dashboard by default, and going back does not return to sign-in', async () => {
    const page = await visit(hosts.greenFleet, '/');
    await signIn(page, demoAccounts.greenFleet);
    await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
    await arriveAt(page, '/dashboard');
    await page.goBack();
    expect(page.url()).not.toContain('/authentication');
  });
});
