import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openLoad } from '../support/browser/openLoad.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

it('the comparison of offers, its dialogs and the award are accessible and fit the screen', async () => {
  const { id, shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, `/ui/requests/${id}`, { as: shipper });
  for (const size of [viewports.desktop, viewports.narrow]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Accept Harbour Haulage, €1,250' }).waitFor();
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
    for (const name of [
      'Accept Harbour Haulage, €1,250',
      'Make Harbour Haulage a counter-offer',
      'Reject Nordic Lines',
    ]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
  }
  await page.getByRole('button', { name: 'Accept Harbour Haulage, €1,250' }).click();
  await page.getByRole('button', { name: 'Award for €1,250' }).click();
  await page.getByRole('region', { name: 'Awarded to Harbour Haulage' }).waitFor();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
});

it.each([
  [hosts.greenOffice, demoAccounts.greenOffice, 'Needs attention'],
  [hosts.greenFleet, demoAccounts.greenFleet, 'Needs attention'],
])('the dashboard of %s is accessible and fits the screen', async (host, as, title) => {
  const page = await visit(host, '/dashboard', { as });
  for (const size of [viewports.desktop, viewports.narrow]) {
    await page.setViewportSize(size);
    await page.getByRole('region', { name: title }).getByRole('listitem').first().waitFor();
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
  }
});
