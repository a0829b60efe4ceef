import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { callsOf } from '../support/browser/callsOf.ts';
import { noAnswer } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { dialogsLoaded } from '../support/browser/dialogsLoaded.ts';
import { hosts } from '../support/browser/hosts.ts';
import { layoutShiftOf } from '../support/browser/layoutShiftOf.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { watchLayoutShift } from '../support/browser/watchLayoutShift.ts';
import { signIn } from '../support/browser/signIn.ts';
import { promised } from '../support/promised.ts';

const { visit } = openBrowser();
const { email, password } = demoAccounts.greenFleet;

const emailOf = (page: Page) => page.getByLabel('Email');
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Sign in' });

/** Holds all scripts back until they are let go, and notes what is sent to sign in. */
const withoutScripts = () => {
  const { promise: free, keep: letGo } = promised<void>();
  const signIns: unknown[] = [];
  const prepare = async (page: Page): Promise<void> => {
    await page.route('**/assets/*.js', async (route) => {
      await free;
      await route.continue();
    });
    page.on('request', (request) => {
      if (callsOf('/api/v1/login')(new URL(request.url()))) signIns.push(request.postDataJSON());
    });
    await watchLayoutShift(page);
  };
  return { prepare, letGo, signIns };
};

/** The page is the application's own once the form is no longer on its own. */
const takenOver = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['early'] === undefined);

const starts = [
  ['a brand’s host', hosts.greenFleet, '/authentication/sign-in'],
  ['a room', hosts.greenFleet, '/ui/vehicles?page=2'],
  ['a returnUrl', hosts.amberOffice, '/authentication/sign-in?returnUrl=%2Fui%2Fcompany'],
  ['a host without a brand', hosts.neutral, '/nowhere'],
] as const;

describe('before its scripts are there', () => {
  it.each(starts)('the sign-in form of %s can be typed into, and keeps it all', async (_what, host, path) => {
    const { prepare, letGo, signIns } = withoutScripts();
    // Its load event waits for the scripts.
    const page = await visit(host, 'about:blank', { prepare });
    await page.goto(path, { waitUntil: 'commit' });
    await emailOf(page).pressSequentially('fleet@example.com');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const element = await emailOf(page).elementHandle();

    letGo();
    await takenOver(page);
    await page.keyboard.type('X');
    await expect.poll(() => emailOf(page).inputValue()).toBe('fXleet@example.com');
    expect(await element?.evaluate((input) => input.isConnected && input === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^Sign in · /);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
    expect(signIns).toEqual([]);
  });

  it('Sign in is remembered, and done once', async () => {
    const { prepare, letGo, signIns } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare });
    await page.goto('/authentication/sign-in?returnUrl=%2Fui%2Fvehicles', { waitUntil: 'commit' });
    await emailOf(page).fill(email);
    await passwordOf(page).fill(password);
    await passwordOf(page).press('Enter');
    await button(page).click();
    expect(await button(page).getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).search).toBe('?returnUrl=%2Fui%2Fvehicles');

    letGo();
    await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor();
    await arriveAt(page, '/ui/vehicles');
    expect(signIns).toEqual([{ username: email, password }]);
  });

  it('a link is followed, and keeps the way back and what was typed', async () => {
    const { prepare, letGo } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare });
    await page.goto('/ui/vehicles?page=2', { waitUntil: 'commit' });
    await emailOf(page).fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();

    letGo();
    await arriveAt(page, '/authentication/forgot-password?returnUrl=%2Fui%2Fvehicles%3Fpage%3D2');
    await expect.poll(() => emailOf(page).inputValue()).toBe(email);
  });

  it('the form gives way to the room if another tab signs in meanwhile, and the links of the room work', async () => {
    const { prepare, letGo } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare });
    await page.goto('/ui/vehicles', { waitUntil: 'commit' });
    await emailOf(page).fill('somebody else');
    const other = await page.context().newPage();
    await other.goto('/');
    await signIn(other, demoAccounts.greenFleet);
    await other.getByRole('heading', { name: 'Katarzyna' }).waitFor();

    letGo();
    await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor();
    await page.getByRole('link', { name: 'Drivers' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Drivers' }).waitFor();
  });

  it('Sign in is forgotten by whoever types on', async () => {
    const { prepare, letGo, signIns } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare });
    await page.goto('/', { waitUntil: 'commit' });
    await emailOf(page).fill(email);
    await emailOf(page).press('Enter');
    await passwordOf(page).pressSequentially('Haul');
    expect(await button(page).getAttribute('aria-busy')).toBeNull();

    letGo();
    await takenOver(page);
    expect(await passwordOf(page).inputValue()).toBe('Haul');
    expect(signIns).toEqual([]);
  });

  it('an early press without a password says so', async () => {
    const { prepare, letGo, signIns } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare });
    await page.goto('/', { waitUntil: 'commit' });
    await emailOf(page).fill(email);
    await button(page).click();

    letGo();
    await page.getByText('Enter your password.').waitFor();
    expect(signIns).toEqual([]);
  });

  it('the dialogs come too, though the field had the focus before them', async () => {
    const { prepare, letGo } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare, expects: [noAnswer] });
    await page.goto('/', { waitUntil: 'commit' });
    await emailOf(page).fill(email);
    await passwordOf(page).fill(password);

    const dialogs = dialogsLoaded(page);
    letGo();
    await takenOver(page);
    await dialogs;
    await page.context().setOffline(true);
    await passwordOf(page).press('Enter');
    await dialogOf(page, 'Oops...').getByText('You are offline.', { exact: false }).waitFor();
  });

  it('the form of another brand is in that brand, and the words are those of its audience', async () => {
    const { prepare, letGo } = withoutScripts();
    const page = await visit(hosts.amberFleet, 'about:blank', { prepare });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText('Keep every truck earning.').waitFor();
    const colour = await button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).toBe('rgb(255, 187, 2)');
    expect(await page.title()).toBe('Amber Freight');
    letGo();
    await takenOver(page);
  });
});

describe('on a host that only serves files', () => {
  it('the form comes in the neutral look, and the brand after it', async () => {
    const { prepare, letGo, signIns } = withoutScripts();
    const page = await visit(hosts.greenFleet, 'about:blank', { prepare });
    await page.route(callsOf('/'), (route) => route.fulfill({ path: 'dist/app/index.html' }));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText('Keep every truck earning.').waitFor();
    await emailOf(page).fill(email);
    await passwordOf(page).fill(password);
    await button(page).click();
    letGo();
    await page.getByRole('heading', { name: 'Katarzyna' }).waitFor();
    expect(signIns).toHaveLength(1);
  });
});

describe('the form that arrives with the page is not shown', () => {
  it.each([
    ['to somebody who is signed in', '/ui/vehicles', demoAccounts.greenFleet],
    ['on another account page', '/authentication/sign-up', undefined],
    ['on the download page', '/download-app', undefined],
    ['where a link brings a payload', '/?payload=e30', undefined],
  ])('%s', async (_what, path, as) => {
    const page = await visit(hosts.greenFleet, 'about:blank', {
      as,
      expects: [/payload/],
      prepare: async (blank) => {
        await blank.addInitScript(() => {
          new MutationObserver(() => {
            if (document.documentElement.dataset['early'] !== undefined) sessionStorage.setItem('seen', 'yes');
          }).observe(document, { attributes: true, subtree: true });
        });
      },
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});
