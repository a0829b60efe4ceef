import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { typing } from '../support/browser/hands.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { newTruck } from '../support/browser/newTruck.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const titles = (page: Page) => page.getByRole('columnheader').allTextContents();

/** A fleet of its own, so that its views and columns are nobody else's. */
const openFleet = async (query = ''): Promise<Page> => {
  const account = await newAccount();
  await newTruck(account, 'K-LK 100');
  const page = await visit(hosts.greenFleet, `/ui/vehicles${query}`, { as: account });
  await page.locator('table[aria-busy="false"]').waitFor();
  return page;
};

it('columns are hidden, shown and moved by keyboard alone, and stay so', async () => {
  const page = await openFleet();
  const before = await titles(page);
  const hands = typing(page);
  await hands.press('Columns');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.waitFor();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Move Plate down' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Move Plate down');
  await dialog.getByRole('checkbox', { name: 'Odometer (km)' }).focus();
  await page.keyboard.press('Space');
  const isKept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes('"vin"'),
  );
  await dialog.getByRole('checkbox', { name: 'VIN' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Columns');

  // The table follows its columns a moment later.
  const heading = (name: string) => page.locator('th', { hasText: name });
  await heading('Odometer (km)').waitFor({ state: 'detached' });
  await heading('VIN').waitFor();
  const after = await titles(page);
  expect(after).not.toContain('Odometer (km)');
  expect(after).toContain('VIN');
  const seen = before.filter((title) => after.includes(title));
  expect(after.indexOf('Plate')).toBe(seen.indexOf('Plate') + 1);
  await isKept;
  await page.reload();
  await page.locator('table[aria-busy="false"]').waitFor();
  expect(await titles(page)).toEqual(after);
});

it('a view is saved, shared, renamed and deleted by keyboard alone', async () => {
  const page = await openFleet('?status=available');
  const hands = typing(page);
  const views = page.getByRole('navigation', { name: 'Views' });

  await hands.press('Save view');
  await page.getByRole('dialog', { name: 'Save view' }).waitFor();
  await expectAccessible(page);
  await hands.fill('Name', 'Ready to go');
  await page.keyboard.press('Enter');
  await views.getByRole('link', { name: /^Ready to go/ }).waitFor();
  await expectAccessible(page);

  await hands.press('Edit view');
  const dialog = page.getByRole('dialog', { name: 'Edit view' });
  await dialog.waitFor();
  await expectAccessible(page);
  await hands.fill('Name', 'Ready');
  await dialog.getByRole('checkbox', { name: 'Share with everyone in the company' }).focus();
  await page.keyboard.press('Space');
  await hands.press('Save');
  await dialog.waitFor({ state: 'hidden' });
  await views.getByRole('link', { name: /^Ready(?! to)/ }).waitFor();

  await hands.press('Edit view');
  await dialog.waitFor();
  await hands.press('Delete view');
  await page.getByText('Delete the view “Ready”?').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await views.getByRole('link', { name: /^Ready/ }).waitFor({ state: 'hidden' });
});
