import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { companyOf } from '../support/browser/companyOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newTruck } from '../support/browser/newTruck.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { openLoad } from '../support/browser/openLoad.ts';

const { visit } = openBrowser();

/** The board of a fleet with two trucks, and a shipment without one. */
const openBoard = async (): Promise<Page> => {
  const { id, shipper, near } = await openLoad();
  await newTruck(near.account, 'B-HA 1');
  await newTruck(near.account, 'B-HA 2');
  const asShipper = await companyOf(shipper);
  await asShipper(`/v1/shipment-requests/${id}/offers/${near.offerId}/accept`, { version: 1 });
  return visit(hosts.greenFleet, '/ui/shipments/board', { as: near.account });
};

const row = (page: Page, plate: string) =>
  page.getByRole('region', { name: 'Trucks' }).getByRole('listitem').filter({ hasText: plate }).first();

it('a shipment is given to a truck by keyboard, and stands in its row', async () => {
  const page = await openBoard();
  const waiting = page.getByRole('button', { name: /^Leipzig, DE → Lyon, FR/ });
  await waiting.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/B-HA \d: Fits/).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByText(/B-HA 1: Fits/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Put back' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByText(/B-HA 2: Fits/).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await row(page, 'B-HA 2')
    .getByRole('button', { name: /Truck assigned/ })
    .waitFor();
  await page.getByText('All shipments have a truck.').waitFor();
  expect(await row(page, 'B-HA 1').getByRole('button').count()).toBe(0);
});

it('a shipment is dragged to a truck, and on to another one', async () => {
  const page = await openBoard();
  await page.getByRole('button', { name: /^Leipzig, DE → Lyon, FR/ }).hover();
  await page.mouse.down();
  await row(page, 'B-HA 1').hover();
  await page.getByText(/B-HA 1: Fits/).waitFor();
  await page.mouse.up();
  const bar = row(page, 'B-HA 1').getByRole('button', { name: /Truck assigned/ });
  await bar.hover();
  await page.mouse.down();
  await row(page, 'B-HA 2').hover();
  await page.getByText(/B-HA 2: Fits/).waitFor();
  await page.mouse.up();
  await row(page, 'B-HA 2')
    .getByRole('button', { name: /Truck assigned/ })
    .waitFor();
});
