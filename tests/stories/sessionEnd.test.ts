import type { Page } from 'playwright';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { callsOf } from '../support/browser/callsOf.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { enterAs } from '../support/browser/enterAs.ts';
import { holdBack } from '../support/browser/holdBack.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { payloadOf } from '../support/browser/payloadOf.ts';
import { signIn } from '../support/browser/signIn.ts';
import { startSession } from '../support/browser/startSession.ts';
import { storedSession } from '../support/browser/storedSession.ts';

const { visit } = openBrowser();

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
const signInForm = (page: Page) => page.getByRole('heading', { name: 'Sign in' }).waitFor();

/** Resolves when the scripts of the application have run, even if they still wait for data. A string, as the test's own import() differs. */
const applicationIsRead = (page: Page) =>
  page.evaluate(`Promise.all([...document.querySelectorAll('link[as="script"]')].map(({ href }) => import(href)))`);

/** How often the tab has gone to sign-in. */
const countSignIns = (page: Page): (() => number) => {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/authentication/sign-in') count += 1;
  });
  return () => count;
};

/** Answers a path so from the next load of the page on. What the page that is left reads ahead gets its own answer. */
const answerFromNextLoad = async (page: Page, path: string, status: number): Promise<void> => {
  let isLoadedAgain = false;
  page.once('framenavigated', () => {
    isLoadedAgain = true;
  });
  await page.route(callsOf(path), (route) => (isLoadedAgain ? route.fulfill({ status, json: {} }) : route.continue()));
};

describe('an answer that ends the session', () => {
  it('keeps the company, goes to sign-in once, and returns to the page afterwards', async () => {
    const page = await visit(hosts.greenFleet, '/dashboard?week=47', {
      as: demoAccounts.greenFleet,
      expects: [refusal(401)],
    });
    await dashboard(page);
    const signIns = countSignIns(page);
    await answerFromNextLoad(page, '/v1/companies', 401);
    await answerFromNextLoad(page, '/invitations', 401);
    await page.reload();
    await signInForm(page);
    await arriveAt(page, '/authentication/sign-in?returnUrl=%2Fdashboard%3Fweek%3D47');
    expect(signIns()).toBe(1);
    const { token, user, company } = await storedSession(page);
    expect({ token, user }).toEqual({ token: null, user: null });
    expect(company).toContain('Rhine Valley Transport');

    await page.unrouteAll();
    await signIn(page, demoAccounts.greenFleet);
    await dashboard(page);
    await arriveAt(page, '/dashboard?week=47');
  });

  it('changes nothing when it belongs to an earlier token', async () => {
    const fresh = await startSession(demoAccounts.amberFleet);
    const page = await visit(hosts.amberFleet, '/dashboard', {
      as: demoAccounts.amberFleet,
      expects: [refusal(401)],
      prepare: (blank) =>
        blank.route(callsOf('/invitations'), async (route) => {
          if (route.request().headers().authorization === `Bearer ${fresh.token}`) return route.continue();
          await blank.evaluate((token) => {
            sessionStorage.setItem('token', token);
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          }, fresh.token);
          return route.fulfill({ status: 401, json: {} });
        }),
    });
    await dashboard(page);
    await page.getByRole('alert').waitFor();
    await arriveAt(page, '/dashboard');
    expect((await storedSession(page)).token).toBe(fresh.token);
  });

  it('changes nothing on the download page', async () => {
    const invitationId = '7b0f7f0e-5a44-4a9c-9d3c-0d6c6f2f9a11';
    const page = await visit(hosts.greenFleet, `/download-app?payload=${payloadOf({ name: 'Mateo', invitationId })}`, {
      as: demoAccounts.greenFleet,
      expects: [refusal(401)],
      prepare: (blank) => answerWith(blank, `/invitations/${invitationId}`, 401, {}),
    });
    await page.getByText('We could not look up who invited you.').waitFor();
    await page.getByRole('heading', { name: 'Welcome Mateo' }).waitFor();
    expect((await storedSession(page)).token).not.toBeNull();
  });
});

describe('a token without a user', () => {
  it('shows "Session Expired", leads to sign-in, and signing in returns to the page', async () => {
    const page = await visit(hosts.greenFleet, '/download-app');
    const dialog = dialogOf(page, 'Session Expired');
    for (const user of ['', '{"id":', 'null', '{"name":"nobody"}']) {
      await page.evaluate((stored) => {
        sessionStorage.setItem('token', 'a-token');
        sessionStorage.setItem('user', stored);
      }, user);
      await page.goto('/ui/nowhere');
      await dialog.getByText('Kindly login').waitFor();
      await arriveAt(page, '/authentication/sign-in?returnUrl=%2Fui%2Fnowhere');
      expect([user, (await storedSession(page)).token]).toEqual([user, null]);
    }
    await dialog.getByRole('button', { name: 'OK' }).click();
    await signIn(page, demoAccounts.greenFleet);
    await arriveAt(page, '/ui/nowhere');
  });

  it('does not disturb the download page', async () => {
    const page = await visit(hosts.greenFleet, '/download-app', {
      prepare: (blank) => blank.addInitScript(() => sessionStorage.setItem('token', 'a-token')),
    });
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account of Katarzyna Brandt' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
};

/** Whoever signs out may be reading rooms ahead just then. */
const visitDashboard = async (...expects: readonly RegExp[]): Promise<Page> => {
  const as = demoAccounts.greenFleet;
  const page = await visit(hosts.greenFleet, '/dashboard', { as, expects: [refusal(401), ...expects] });
  await dashboard(page);
  return page;
};

const exchanged = v.object({ data: v.object({ token: v.string() }) });

/** The token that a tab beside other open ones gets for itself once it has started. */
const ownToken = async (page: Page): Promise<string> => {
  const response = await page.waitForResponse(
    (answer) => answer.url().endsWith('/exchange-token') && answer.request().postData()?.includes('"session"') === true,
  );
  return v.parse(exchanged, await response.json()).data.token;
};

describe('signing out', () => {
  it('ends the session of another tab', async () => {
    const page = await visitDashboard();
    const other = await page.context().newPage();
    await enterAs(other, hosts.greenFleet, demoAccounts.greenFleet);
    const owned = ownToken(other);
    await other.goto('/dashboard');
    await dashboard(other);
    const token = await owned;
    await other.waitForFunction((own) => sessionStorage.getItem('token') === own, token);
    const revoked = other.waitForResponse((response) => response.url().endsWith('/api/v1/logout'));
    await signOut(page);
    await signInForm(other);
    expect((await storedSession(other)).token).toBeNull();
    const request = (await revoked).request();
    expect(await request.headerValue('Authorization')).toBe(`Bearer ${token}`);
    expect((await revoked).status()).toBe(200);
  });

  it('ends the session of a tab that is still starting', async () => {
    const page = await visitDashboard();
    const other = await page.context().newPage();
    await enterAs(other, hosts.greenFleet, demoAccounts.greenFleet);
    const release = await holdBack(other, '/config.json');
    await other.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await applicationIsRead(other);
    await signOut(page);
    await signInForm(page);
    release();
    await signInForm(other);
    expect((await storedSession(other)).token).toBeNull();
  });

  it('revokes the token of a tab that waits for the admin area', async () => {
    const page = await visitDashboard();
    const adminArea = await page.evaluate(() => {
      const loads = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return loads.find((path) => /\/workplaceOn-.*\.js$/.test(path)) ?? '';
    });
    const other = await page.context().newPage();
    await enterAs(other, hosts.greenFleet, demoAccounts.greenFleet);
    const release = await holdBack(other, adminArea);
    const asked = other.waitForRequest((request) => callsOf(adminArea)(new URL(request.url())));
    await other.goto('/dashboard', { waitUntil: 'commit' });
    await asked;
    const revoked = other.waitForResponse((response) => response.url().endsWith('/api/v1/logout'));
    await signOut(page);
    expect((await revoked).status()).toBe(200);
    release();
    await signInForm(other);
  });

  it('revokes the session, leads to sign-in and shows nothing on going back', async () => {
    const page = await visitDashboard();
    await page.goto('/ui/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    const revoked = page.waitForResponse((response) => response.url().endsWith('/api/v1/logout'));
    await signOut(page);
    await signInForm(page);
    await arriveAt(page, '/authentication/sign-in');
    expect((await revoked).status()).toBe(200);
    expect(await storedSession(page)).toMatchObject({ token: null, user: null });
    await page.goBack();
    await signInForm(page);
    await arriveAt(page, '/authentication/sign-in?returnUrl=%2Fdashboard');
    expect(await page.getByText('Katarzyna').count()).toBe(0);
  });

  it('works when the service fails', async () => {
    const page = await visitDashboard(refusal(500));
    await answerWith(page, '/api/v1/logout', 500, {});
    await signOut(page);
    await dialogOf(page, 'Oops...').getByRole('button', { name: 'OK' }).click();
    await signInForm(page);
    expect((await storedSession(page)).token).toBeNull();
  });
});
