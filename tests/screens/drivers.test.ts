import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const asFleet = { as: demoAccounts.greenFleet };
const rows = (page: Page) => page.locator('tbody tr:has(a)');

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('the list of drivers, the same list after a failure, a driver and the form are accessible', async () => {
  const page = await visit(hosts.greenFleet, '/ui/drivers', { ...asFleet, expects: [refusal(500)] });
  await rows(page).first().waitFor();
  await expectAccessible(page);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Contact' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Choose a vehicle' }).click();
  await page
    .getByRole('button', { name: /^Choose \S+ · / })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Choose a vehicle' }).waitFor({ state: 'detached' });

  await answerWith(page, '/v1/drivers', 500, {});
  await page.goto('/ui/drivers');
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

it('the rooms for drivers fit a narrow phone', async () => {
  const page = await visit(hosts.amberFleet, '/ui/drivers', { as: demoAccounts.amberFleet, viewport: 'narrow' });
  await rows(page).first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/ui/drivers/new');
  await page.getByRole('button', { name: 'Add driver' }).click();
  await page.getByText('Enter the name.').first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
