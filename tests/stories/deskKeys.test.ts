import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const selected = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('section[aria-label="Selected record"] h2')?.textContent ?? null);

it('a dispatcher walks, opens, edits and finds vehicles beside their list by keyboard alone', async () => {
  const page = await visit(hosts.amberFleet, '/ui/vehicles', { as: demoAccounts.amberFleet });
  await page
    .getByRole('link', { name: /^SN-00/ })
    .first()
    .waitFor();
  const names = await page.locator('tbody th a').allTextContents();
  await page.getByRole('button', { name: 'Show records beside the list' }).press('Enter');

  await page.keyboard.press('j');
  expect(await focused(page)).toBe(names[0]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect.poll(() => selected(page)).toBe(names[1]);
  await expect.poll(() => focused(page)).toBe(names[1]);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect.poll(() => selected(page)).toBe(names[2]);
  expect(await focused(page)).toBe(names[2]);
  const address = page.url();
  await page.reload();
  await expect.poll(() => selected(page)).toBe(names[2]);
  expect(page.url()).toBe(address);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  // Everything the list reads has come: the counts are the last of it.
  await page.getByRole('link', { name: /^All\b.*\d/ }).waitFor();

  await page.keyboard.press('j');
  await expect.poll(() => selected(page)).toBe(names[3]);
  await page.keyboard.press('e');
  await page.getByRole('heading', { level: 1, name: `Edit ${names[3] ?? ''}` }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => selected(page)).toBe(names[3]);

  await page.keyboard.press('Escape');
  await expect.poll(() => selected(page)).toBeNull();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });

  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  await field.waitFor();
  await page.keyboard.type(names[5] ?? '');
  await page.getByRole('option', { name: new RegExp(`^${names[5] ?? ''} `) }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: names[5] ?? '' }).waitFor();
  await expect.poll(() => focused(page)).toBe(names[5]);
});
