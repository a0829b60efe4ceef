import type { Locator } from 'playwright';
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

const day = (ahead: number): string => new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10);

it('a request is posted with the mouse: towns are chosen, times and deadline come with the day, and fleets may offer', async () => {
  const { shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, '/ui/requests', { as: shipper });
  const write = async (field: Locator, text: string): Promise<void> => {
    await field.click();
    await page.keyboard.type(text);
  };
  await page.getByRole('link', { name: 'New request' }).click();
  for (const [stop, town, ahead] of [
    ['1. Pickup', 'Contrexev', 3],
    ['2. Delivery', 'Koln', 4],
  ] as const) {
    const group = page.getByRole('group', { name: stop });
    await write(group.getByRole('combobox', { name: 'Town' }), town);
    await page.getByRole('listbox').getByRole('option').first().click();
    await write(group.getByRole('textbox', { name: 'Company or site' }), 'Central warehouse of the brothers Grünwald');
    await write(group.getByRole('textbox', { name: 'Street address' }), 'Rue du Lac 1');
    await write(group.getByRole('textbox', { name: 'Day', exact: true }), day(ahead));
  }
  await write(page.getByRole('textbox', { name: 'Goods', exact: true }), 'Mineral water');
  await write(page.getByRole('textbox', { name: 'Number of packages' }), '20');
  await write(page.getByRole('textbox', { name: 'Gross weight (kg)' }), '12000');
  // What stands in a time is replaced by what is typed.
  const from = page.getByRole('group', { name: '1. Pickup' }).getByRole('textbox', { name: 'From' });
  await write(from, '930');
  await page.keyboard.press('Tab');
  expect(await from.inputValue()).toMatch(/^0?9:30/);
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('region', { name: 'Status' }).getByText('Open').waitFor();
});

it('Tab in a town with several matches goes on to the next field, and keeps what was typed', async () => {
  const { shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, '/ui/requests/new', { as: shipper });
  const group = page.getByRole('group', { name: '1. Pickup' });
  const town = group.getByRole('combobox', { name: 'Town' });
  await town.click();
  await page.keyboard.type('Neust');
  await page.getByRole('listbox').getByRole('option').nth(1).waitFor();
  await page.keyboard.press('Tab');
  const next = group.getByRole('textbox', { name: 'Company or site' });
  expect(await next.evaluate((field) => document.activeElement === field)).toBe(true);
  expect(await town.inputValue()).toBe('Neust');
});

it('on a phone, a question that is answered leaves the page free', async () => {
  const { id, shipper } = await openLoad();
  const page = await visit(hosts.greenOffice, `/ui/requests/${id}`, { as: shipper, viewport: 'phone' });
  const withdraw = page.getByRole('button', { name: 'Withdraw' }).first();
  await withdraw.click();
  const question = page.getByRole('dialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await withdraw.click();
  await question.waitFor();
});
