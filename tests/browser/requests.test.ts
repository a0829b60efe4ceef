import { expect, it } from 'vitest';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openLoad } from '../support/browser/openLoad.ts';

const { visit } = openBrowser();

it('a request is duplicated for another day and published by keyboard', async () => {
  const { id, shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, `/ui/requests/${id}`, { as: shipper });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const before = await page.getByRole('heading', { level: 1 }).first().textContent();
  await page.keyboard.press('d');
  const day = page.getByRole('group', { name: 'Pickup on' }).getByRole('textbox', { name: 'Day' });
  await day.waitFor();
  expect(await day.evaluate((field) => document.activeElement === field)).toBe(true);
  const later = new Date(Date.now() + 10 * 24 * 60 * 60_000);
  await page.keyboard.type(later.toISOString().slice(0, 10));
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Status' }).getByText('Open').waitFor();
  const after = page.getByRole('heading', { level: 1 }).first();
  expect(await after.textContent()).not.toBe(before);
});
