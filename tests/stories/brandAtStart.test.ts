import { describe, expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { noAnswer, refusal } from '../support/browser/consoleLines.ts';
import { cutOff } from '../support/browser/cutOff.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { fillSignUp } from '../support/browser/fillSignUp.ts';
import { holdBack } from '../support/browser/holdBack.ts';
import { hosts } from '../support/browser/hosts.ts';
import { naturalWidth } from '../support/browser/naturalWidth.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { storedSession } from '../support/browser/storedSession.ts';

const { visit } = openBrowser();
const directory = '/v1/companies/';
const unreachable = 'We could not reach the service. Check your connection and try again.';

describe('while the companies are loading', () => {
  it('the form is already there in the brand of its host, and works without them after three seconds', async () => {
    const page = await visit(hosts.amberFleet, '/', {
      prepare: async (blank) => {
        await holdBack(blank, directory);
        await blank.clock.install();
        await blank.clock.pauseAt(Date.now() + 60_000);
      },
    });
    const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-primary'));
    await expect.poll(primary).toBe('#FFBB02');
    const waits = () => page.evaluate(() => document.documentElement.dataset['early']);
    await page.getByLabel('Email').fill('ada@blue.test');
    expect(await waits()).toBe('shown');
    await page.clock.resume();
    await expect.poll(waits).toBeUndefined();
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@blue.test');
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/brands/yellow/favicon.svg');
  });
});

describe('companies that fail to load', () => {
  it('are reported, and loaded again on request', async () => {
    const page = await visit(hosts.greenFleet, '/', {
      expects: [noAnswer],
      prepare: (blank) => cutOff(blank, directory),
    });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByText(unreachable).waitFor();
    await expect.poll(() => page.title()).toBe('Sign in · Freight platform');

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.title()).toBe('Sign in · Greenline Haulage');
    await page.getByText(unreachable).waitFor({ state: 'detached' });
  });

  it('stop a sign-up until they are loaded, so that it gets its brand', async () => {
    const page = await visit(hosts.greenFleet, '/authentication/sign-up', {
      expects: [noAnswer],
      prepare: (blank) => cutOff(blank, directory),
    });
    await fillSignUp(page, newEmail());
    await page.getByRole('button', { name: 'Create account' }).click();
    await dialogOf(page, 'Oops...').getByText(unreachable).waitFor();

    await page.unrouteAll();
    await page.getByRole('button', { name: 'OK' }).click();
    const signUp = page.waitForRequest('**/api/v1/users');
    await page.getByRole('button', { name: 'Create account' }).click();
    const brand = await (await signUp).headerValue('X-Company-Id');
    expect(JSON.parse((await storedSession(page)).company ?? '{}')).toMatchObject({ id: brand });
  });

  it('still leave a branded sign-in, whatever the failure', async () => {
    const page = await visit(hosts.greenFleet, 'about:blank', { expects: [refusal(500)] });
    for (const [status, json, message] of [
      [500, { code: 500, message: 'The directory rests.' }, 'The directory rests.'],
      [200, { data: 'none' }, 'We got a response we could not read. Try again in a moment.'],
    ] as const) {
      await page.unrouteAll();
      await answerWith(page, directory, status, json);
      await page.goto('/');
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.getByText(message).waitFor();
      expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/brands/green/favicon.svg');
    }
  });

  it('leave valid rows in use when only some are invalid', async () => {
    const rows = [null, 7, { id: {} }, { id: 1, name: 'Greenline Haulage', domain: 'greenline.localhost' }];
    const page = await visit(hosts.greenFleet, '/', {
      prepare: (blank) => answerWith(blank, directory, 200, { code: 200, data: rows }),
    });
    await expect.poll(() => page.title()).toBe('Sign in · Greenline Haulage');
  });
});

describe('a brand added to the configuration', () => {
  const setting = {
    primaryColor: '#1D4ED8',
    primaryTextColor: '#FFFFFF',
    sidebarFromColor: '#0B1B4D',
    sidebarToColor: '#061033',
    btnBorderRadius: '4px',
    imageContextPath: 'brands/blue',
    topBarColor: '#EEF2FF',
  };
  const company = { id: 'b1', name: 'Bluewater Lines', domain: 'bluewater.localhost' };
  const image = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32"/></svg>';

  it('appears with its images without a build', async () => {
    const page = await visit('office.bluewater.localhost', '/', {
      prepare: async (blank) => {
        await answerWith(blank, '/config.json', 200, { brands: { 'bluewater.localhost': setting } });
        await answerWith(blank, directory, 200, { code: 200, data: [company] });
        await blank.route('**/brands/blue/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: image }));
      },
    });
    await expect.poll(() => page.title()).toBe('Sign in · Bluewater Lines');
    const button = page.getByRole('button', { name: 'Sign in' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(29, 78, 216)');
    const logo = page.getByRole('img', { name: 'Bluewater Lines' });
    await expect.poll(() => naturalWidth(logo)).toBe(120);
  });

  it('with invalid values keeps the neutral ones and logs a warning', async () => {
    const page = await visit('office.bluewater.localhost', '/', {
      expects: [/bluewater\.localhost/],
      prepare: (blank) =>
        answerWith(blank, '/config.json', 200, {
          brands: { 'bluewater.localhost': { ...setting, primaryColor: 'url(//evil.test)', imageContextPath: '../x' } },
        }),
    });
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor();
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(47, 93, 138)');
  });
});

describe('a missing configuration', () => {
  it('leaves the neutral brand and a working sign-in', async () => {
    const page = await visit(hosts.neutral, '/', {
      as: demoAccounts.greenOffice,
      expects: [refusal(404), /config\.json is missing/],
      prepare: (blank) => answerWith(blank, '/config.json', 404, {}),
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toMatch(/ · Freight platform$/);
  });
});
