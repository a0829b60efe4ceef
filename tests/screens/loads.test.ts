import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const asFleet = { as: demoAccounts.greenFleet };
const links = (page: Page) => page.locator('tbody tr a');

it('loads, a load opened for an offer by key, the offers and one of them are accessible', async () => {
  const page = await visit(hosts.greenFleet, '/ui/loads?pricing=bid', asFleet);
  await links(page).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await page.getByRole('heading', { name: 'Your offer' }).waitFor();
  await expectAccessible(page);

  await page.goto('/ui/offers');
  await links(page).first().waitFor();
  await expectAccessible(page);
  await links(page).first().click();
  await page.getByRole('heading', { name: 'Prices so far' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
