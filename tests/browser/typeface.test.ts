import { expect, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { holdBack } from '../support/browser/holdBack.ts';
import { hosts } from '../support/browser/hosts.ts';
import { layoutShiftOf } from '../support/browser/layoutShiftOf.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';
import { watchLayoutShift } from '../support/browser/watchLayoutShift.ts';

const { visit } = openBrowser();
const mostShift = 0.02;

it('people sign in while the typeface is on its way', async () => {
  const page = await visit(hosts.greenFleet, '/', { prepare: (blank) => holdBack(blank, '.woff2') });
  await signIn(page, demoAccounts.greenFleet);
  await arriveAt(page, '/dashboard');
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(0);
});

it('the page keeps its layout when the typeface comes', async () => {
  const page = await visit(hosts.amberFleet, '/', { prepare: watchLayoutShift });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const arrived = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => /Hanken/.test(family) && status === 'loaded'));
  await expect.poll(arrived).toBe(true);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(mostShift);
});
