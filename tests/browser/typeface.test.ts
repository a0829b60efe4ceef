import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { layoutShiftOf } from '../support/browser/layoutShiftOf.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';
import { watchLayoutShift } from '../support/browser/watchLayoutShift.ts';

const { visit } = openBrowser();
const mostShift = 0.02;

/** Whether a file of the shipped typeface has come; its fallback is of the device. */
const hasCome = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /^"?Hanken Grotesk"?$/.test(family) && status === 'loaded'),
  );

it('people sign in while the typeface is on its way', async () => {
  const page = await visit(hosts.greenFleet, '/', {
    prepare: (blank) => blank.route(/\.woff2$/, () => new Promise(() => {})),
  });
  await signIn(page, demoAccounts.greenFleet);
  await arriveAt(page, '/dashboard');
  expect(await hasCome(page)).toBe(false);
});

it('the page keeps its layout when the typeface comes', async () => {
  const page = await visit(hosts.amberFleet, '/', { prepare: watchLayoutShift });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => hasCome(page)).toBe(true);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(mostShift);
});
