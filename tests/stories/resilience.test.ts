import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { callsOf } from '../support/browser/callsOf.ts';
import { noAnswer, refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { dialogsLoaded } from '../support/browser/dialogsLoaded.ts';
import { fillSignUp } from '../support/browser/fillSignUp.ts';
import { holdBack } from '../support/browser/holdBack.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();
const notKept = 'This browser cannot save your session. Reloading the page will sign you out.';
const offline = /^You are offline\. Anything you type is kept/;

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

describe('a browser without working session storage', () => {
  it.each([
    [
      'whose storage throws',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'whose storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('%s allows signing in and warns that a reload ends the session', async (_, breakStorage) => {
    const page = await visit(hosts.greenFleet, '/', { prepare: (blank) => blank.addInitScript(breakStorage) });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByText(notKept).waitFor();
    await signIn(page, demoAccounts.greenFleet);
    await dashboard(page);
  });

  it('or with corrupt values in it shows sign-in', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard', {
      prepare: (blank) =>
        blank.addInitScript(() => {
          sessionStorage.setItem('token', 'a\nb');
          sessionStorage.setItem('user', '{"id":');
          sessionStorage.setItem('company', '[[[');
        }),
    });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.title()).toBe('Sign in · Greenline Haulage');
  });
});

describe('offline', () => {
  it('a banner is shown, the form keeps what was typed, and the banner goes when the network returns', async () => {
    const page = await visit(hosts.greenFleet, '/', { expects: [noAnswer] });
    const dialogs = dialogsLoaded(page);
    await page.getByLabel('Email').fill('half@typed');
    await dialogs;
    await page.context().setOffline(true);
    await page.getByText(offline).waitFor();

    await signIn(page, demoAccounts.greenFleet);
    await dialogOf(page, 'Oops...').getByText('You are offline. Check your connection and try again.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(demoAccounts.greenFleet.email);

    await page.context().setOffline(false);
    await page.getByText(offline).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await dashboard(page);
  });

  it('companies that failed to load are loaded when the network returns', async () => {
    const page = await visit(hosts.greenFleet, '/', {
      expects: [refusal(500), noAnswer],
      prepare: (blank) => answerWith(blank, '/v1/companies/', 500, {}),
    });
    await page.getByText('Something unusual happened!').waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await page.getByText(offline).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.title()).toBe('Sign in · Greenline Haulage');
  });
});

/** Makes the admin area fail to load until the page was reloaded that often, and counts the reloads. */
const withoutAdminArea = (until: () => number) => {
  let opened = 0;
  return {
    openedAgain: () => opened - 1,
    prepare: async (page: Page): Promise<void> => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) opened += 1;
      });
      await page.route(/\/assets\/workplaceOn-[^/]+\.js$/, (route) =>
        opened - 1 < until() ? route.fulfill({ status: 404 }) : route.continue(),
      );
    },
  };
};

describe('a part of the application missing after a deployment', () => {
  it('reloads the page once and goes on', async () => {
    const { openedAgain, prepare } = withoutAdminArea(() => 1);
    const page = await visit(hosts.greenFleet, '/', { expects: [refusal(404)], prepare });
    await signIn(page, demoAccounts.greenFleet);
    await dashboard(page);
    expect(openedAgain()).toBe(1);
  });

  it('and still missing is reported with a button to reload', async () => {
    let backAt = Infinity;
    const { openedAgain, prepare } = withoutAdminArea(() => backAt);
    const page = await visit(hosts.greenFleet, '/', { expects: [refusal(404), /ChunkGone/], prepare });
    await signIn(page, demoAccounts.greenFleet);
    const fault = page.getByRole('alert');
    await fault.getByText('A new version is available.').waitFor();
    expect(openedAgain()).toBe(1);

    backAt = 2;
    await fault.getByRole('button', { name: 'Reload the page' }).click();
    await dashboard(page);
  });
});

const spinner = (page: Page) => page.locator('[role="status"][data-shown]');

describe('the spinner', () => {
  it('appears over a veil during a slow write and goes with the answer', async () => {
    const page = await visit(hosts.greenFleet, '/');
    const release = await holdBack(page, '/api/v1/login');
    await signIn(page, demoAccounts.greenFleet);
    await spinner(page).waitFor();
    const look = await spinner(page).evaluate((layer) => {
      const { opacity, backgroundColor } = getComputedStyle(layer);
      return { opacity, backgroundColor };
    });
    expect(look).toEqual({ opacity: '0.7', backgroundColor: 'rgb(241, 241, 241)' });
    release();
    await dashboard(page);
    await spinner(page).waitFor({ state: 'detached' });
  });

  it('does not appear when the answer takes less than 180 ms', async () => {
    const page = await visit(hosts.greenFleet, '/', { prepare: (blank) => blank.clock.install() });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const release = await holdBack(page, '/api/v1/login');
    await page.clock.pauseAt(Date.now() + 60_000);
    await signIn(page, demoAccounts.greenFleet);
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(179);
    expect(await spinner(page).count()).toBe(0);
    release();
    await arriveAt(page, '/dashboard');
    await page.clock.runFor(5_000);
    expect(await spinner(page).count()).toBe(0);
  });
});

it('a double click sends one request', async () => {
  const page = await visit(hosts.greenFleet, 'about:blank');
  for (const [name, path, call] of [
    ['Sign in', '/authentication/sign-in', '/api/v1/login'],
    ['Create account', '/authentication/sign-up', '/api/v1/users'],
    ['Send code', '/authentication/forgot-password', '/api/v1/users/reset-password'],
  ] as const) {
    await page.goto(path);
    let calls = 0;
    page.on('request', (request) => {
      if (callsOf(call)(new URL(request.url()))) calls += 1;
    });
    if (path.endsWith('sign-up')) await fillSignUp(page, newEmail());
    else await page.getByLabel('Email').fill(newEmail());
    if (path.endsWith('sign-in')) await page.getByLabel('Password', { exact: true }).fill('whatever it is');
    await holdBack(page, call);
    await page.getByRole('button', { name }).dblclick();
    await page.keyboard.press('Enter');
    await spinner(page).waitFor();
    expect([name, calls]).toEqual([name, 1]);
  }
});
