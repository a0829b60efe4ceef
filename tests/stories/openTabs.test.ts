import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../support/browser/callsOf.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { readUser } from '../../src/domain/session/readUser.ts';
import { storedSession } from '../support/browser/storedSession.ts';

const { visit } = openBrowser();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const userOf = ({ user }: Awaited<ReturnType<typeof storedSession>>) => readUser(JSON.parse(user ?? 'null'));
/**
 * Reads the titles of a browser's tabs, in the order of the alphabet. Asks the browser: of tabs that a click opened, Playwright
 * may miss the event or the end of their navigation.
 */
const titlesOfTabs = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  return async (): Promise<string[]> => {
    const { targetInfos } = await devtools.send('Target.getTargets');
    return targetInfos
      .filter(({ type, browserContextId }) => type === 'page' && browserContextId === targetInfo.browserContextId)
      .map(({ title }) => title)
      .toSorted();
  };
};
const titled = (title: string) => `${title} · Greenline Haulage`;
const addressOf = (host: string, path: string, like: Page): string =>
  `http://${host}:${new URL(like.url()).port}${path}`;

describe('a new tab', () => {
  it('opened from a row with the middle button or Control shows the record, signed in, and the list stays', async () => {
    const list = await visit(hosts.greenFleet, '/ui/vehicles?q=RV-01', {
      as: demoAccounts.greenFleet,
      // Each tab revokes its token, and the first one ends the sign-in of all.
      expects: [refusal(401)],
    });
    const row = list.getByRole('row').nth(1);
    const fleetNo = (await row.getByRole('link').textContent()) ?? '';
    const status = row.getByRole('cell').last();
    const addresses: string[] = [];
    list.context().on('request', (request) => addresses.push(request.url()));
    const titles = await titlesOfTabs(list);
    await status.click({ button: 'middle' });
    await status.click({ modifiers: ['Control'] });
    await row.getByRole('link').click({ button: 'middle' });
    const drivers = list.getByRole('link', { name: 'Drivers' }).first();
    await drivers.click({ modifiers: ['Control'] });
    await expect
      .poll(titles, { timeout: 60_000 })
      .toEqual(['Drivers', fleetNo, fleetNo, fleetNo, 'Vehicles'].map(titled));
    await heading(list, 'Vehicles');

    const tab = await list.context().newPage();
    await tab.goto('/ui/drivers');
    await heading(tab, 'Drivers');
    const [mine, theirs] = [await storedSession(list), await storedSession(tab)];
    expect({ user: userOf(theirs), company: theirs.company }).toEqual({ user: userOf(mine), company: mine.company });
    expect(theirs.token).not.toBe(mine.token);
    const tokens = [mine.token, theirs.token].map(String);
    expect(
      addresses.filter((address) => address.includes('payload') || tokens.some((token) => address.includes(token))),
    ).toEqual([]);

    await list.getByRole('button', { name: 'Account of Katarzyna Brandt' }).click();
    await list.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(titles, { timeout: 60_000 }).toEqual(Array.from({ length: 6 }, () => titled('Sign in')));
  });

  it('works in the company of the tab used last, and at other hosts shows the sign-in form', async () => {
    const first = await visit(hosts.greenFleet, '/dashboard', { as: demoAccounts.twoFleets });
    await first.getByRole('button', { name: 'Alder Cold Chain' }).click();
    await heading(first, /^Good /);
    const second = await first.context().newPage();
    await second.goto('/authentication/sign-in?returnUrl=%2Fui%2Fdrivers');
    await heading(second, 'Drivers');
    await second.getByRole('button', { name: 'Alder Cold Chain: switch company' }).waitFor();

    for (const host of [hosts.greenOffice, hosts.amberFleet]) {
      await second.goto(addressOf(host, '/dashboard', first));
      await heading(second, 'Sign in');
      expect((await storedSession(second)).token).toBeNull();
    }
    await second.addInitScript(() => sessionStorage.clear());
    await second.goto(addressOf(hosts.greenFleet, '/authentication/forgot-password', first));
    await heading(second, /password/);
    expect((await storedSession(second)).token).toBeNull();
  });

  it('shows the sign-in form at once when no tab is open, and soon when the open one does not answer', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard');
    await heading(page, 'Sign in');
    await page.evaluate(() => {
      void navigator.locks.request('shared-session', { mode: 'shared' }, () => new Promise(() => {}));
    });
    const other = await page.context().newPage();
    let exchanges = 0;
    other.on('request', (request) => {
      if (callsOf('/api/v1/utils/exchange-token')(new URL(request.url()))) exchanges += 1;
    });
    await other.goto('/dashboard');
    await heading(other, 'Sign in');
    expect(exchanges).toBe(0);
  });
});
