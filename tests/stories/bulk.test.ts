import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Account } from '../support/browser/Account.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

/** Of the demo only, and of those some that no other test changes meanwhile. */
const visitAvailable = async (host: string, as: Account, numbers: string): Promise<Page> => {
  const page = await visit(host, `/ui/vehicles?status=available&q=${numbers}`, { as });
  await page.locator('table[aria-busy="false"]').waitFor();
  return page;
};

/** The rows' names, in order. */
const names = (page: Page) => page.locator('tbody th a').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

it('by keyboard alone, three vehicles are retired at once and brought back by Undo', async () => {
  const page = await visitAvailable(hosts.greenFleet, demoAccounts.greenFleet, 'RV-1');
  const before = await names(page);

  await page.locator('tbody [data-select-row]').first().focus();
  await press(page, 'Space', 'Tab', 'Tab', 'Tab', 'x', 'Tab', 'Space');
  await expect.poll(() => page.getByRole('region', { name: 'Selected' }).textContent()).toContain('3 selected');

  await press(page, 'F6');
  while ((await focused(page)) !== 'Retire') await press(page, 'Tab');
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Retire 3 vehicles?' });
  await question.waitFor();
  expect(await focused(page)).toBe('Cancel');
  await press(page, 'Tab', 'Enter');

  await page.getByText('3 vehicles retired').waitFor();
  // The offer goes after ten seconds, but not while it has the focus.
  await press(page, 'F6');
  expect(await focused(page)).toBe('Undo');
  await expect.poll(() => names(page)).toEqual(expect.not.arrayContaining(before.slice(0, 3)));
  await press(page, 'Enter');
  await page.getByText('3 vehicles restored').waitFor();
  await expect.poll(() => names(page)).toEqual(before);
});

describe('many vehicles', () => {
  it('are selected over pages, and of those some cannot be retired, each with its reason', async () => {
    const page = await visit(hosts.greenFleet, '/ui/vehicles?status=in_use', { as: demoAccounts.greenFleet });
    await page.locator('table[aria-busy="false"]').waitFor();
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: /^Select all \d+ found$/ }).click();
    const total = await page.locator('h1 + span').textContent();
    await expect
      .poll(() => page.getByRole('region', { name: 'Selected' }).textContent())
      .toContain(`${total} selected`);
    await page.getByRole('button', { name: 'Retire', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Not possible for any of them.').waitFor();
    expect(await question.getByRole('listitem').count()).toBe(Number(total));
  });

  it('the selection is dropped by another filter, and that is said', async () => {
    const page = await visitAvailable(hosts.greenFleet, demoAccounts.greenFleet, 'RV-1');
    await page.locator('tbody [data-select-row]').first().check();
    await page.getByLabel('Status', { exact: true }).selectOption('maintenance');
    await page.getByText('Selection cleared').waitFor();
    expect(await page.getByRole('region', { name: 'Selected' }).count()).toBe(0);
  });
});
