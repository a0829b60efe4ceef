import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const asFleet = { as: demoAccounts.greenFleet };
const links = (page: Page) => page.locator('tbody tr a');

it('loads, and a load opened for an offer by key, are accessible', async () => {
  // A fleet that has not made any offer yet may make one for the first load, whichever that is.
  const page = await visit(hosts.greenFleet, '/ui/loads?pricing=bid', { as: await newAccount() });
  await links(page).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await page.getByRole('heading', { name: 'Make an offer' }).waitFor();
  await page.getByRole('region', { name: 'Next loads' }).getByRole('status').waitFor({ state: 'detached' });
  await expectAccessible(page);
});

it('the offers and one of them are accessible', async () => {
  const page = await visit(hosts.greenFleet, '/ui/offers', asFleet);
  await links(page).first().waitFor();
  await expectAccessible(page);
  await links(page).first().click();
  await page.getByRole('heading', { name: 'Prices so far' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
