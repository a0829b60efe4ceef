import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { exportAs } from '../support/browser/exportAs.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const visitVehicles = (path = '', options: Parameters<typeof visit>[2] = {}) =>
  visit(hosts.greenFleet, `/ui/vehicles${path}`, { as: demoAccounts.greenFleet, ...options });

const pdf = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const png = {
  name: 'truck.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const newNumber = (): string => `N-${randomUUID().slice(0, 8)}`;

/** Adds a vehicle by its form, starting from a supported model, and ends on its page. */
const addVehicle = async (page: Page, fleetNo: string): Promise<void> => {
  const model = page.getByLabel('Catalog model');
  await model.selectOption({ index: 1 });
  await page.getByLabel('Fleet number').fill(fleetNo);
  await page.getByLabel('Plate', { exact: true }).fill(fleetNo);
  await page.getByLabel('Country of registration').selectOption('DE');
  await page.getByLabel('Year built').fill('2024');
  await page.getByLabel('Odometer (km)').fill('12,400');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await page.getByRole('heading', { level: 1, name: fleetNo }).waitFor();
};

describe('the list of vehicles', () => {
  it('is filtered, sorted and exported as CSV and as a workbook, and its address restores the same view', async () => {
    const page = await visitVehicles();
    await page.getByLabel('Status', { exact: true }).selectOption('in_use');
    await page.getByRole('button', { name: 'Odometer (km)' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=in_use&sort=odometerKm');
    await page.locator('table[aria-busy="false"]').waitFor();
    const before = await page.getByRole('row').nth(1).textContent();
    const download = page.waitForEvent('download');
    await exportAs(page, 'CSV');
    expect((await download).suggestedFilename()).toBe('vehicles.csv');
    const workbook = page.waitForEvent('download');
    await exportAs(page, 'Excel (.xlsx)');
    expect((await workbook).suggestedFilename()).toBe('vehicles.xlsx');

    await page.reload();
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toBe(before);
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('in_use');
  });

  it.each(['desktop', 'phone'] as const)(
    'opens a vehicle from anywhere in its row, and restores the scroll position on going back (%s)',
    async (viewport) => {
      const page = await visitVehicles('', { viewport });
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByText(/^1–25 of /).waitFor();
      await pages.getByRole('button', { name: 'Next' }).click();
      await pages.getByText(/^26–50 of /).waitFor();
      await page.goBack();
      await pages.getByText(/^1–25 of /).waitFor();

      // Below what sticks to the top of the screen, so that the click does not scroll.
      const row = page.getByRole('row').nth(22);
      await row.scrollIntoViewIfNeeded();
      const fleetNo = (await row.getByRole('link').first().textContent()) ?? '';
      const top = () => page.evaluate(() => Math.round(window.scrollY));
      const before = await top();
      expect(before).toBeGreaterThan(100);
      await row.click({ position: { x: 200, y: viewport === 'phone' ? 45 : 20 } });
      await page.getByRole('heading', { level: 1, name: fleetNo }).waitFor();
      await expect.poll(top).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor();
      await expect.poll(top).toBe(before);
    },
  );

  it.each(['desktop', 'phone'] as const)(
    'with all rows on one page draws only the visible ones (%s)',
    async (viewport) => {
      const page = await visitVehicles('', { viewport });
      const table = page.getByRole('table', { name: 'Vehicles' });
      await page.getByLabel('Rows per page').selectOption('1000');
      await expect.poll(() => table.getAttribute('aria-rowcount').then(Number)).toBeGreaterThan(140);
      const count = Number(await table.getAttribute('aria-rowcount'));
      const rows = table.locator('tbody tr[aria-rowindex]');
      await expect.poll(() => rows.count()).toBeLessThan(60);

      const first = rows.first().getByRole('link');
      const fleetNo = await first.textContent();
      await first.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      const last = table.locator(`[aria-rowindex="${count}"]`);
      const pressEnd = async () => {
        await page.keyboard.press('End');
        return last.evaluateAll((drawn) => drawn.map((row) => row.getBoundingClientRect().bottom <= innerHeight));
      };
      await expect.poll(pressEnd).toEqual([true]);
      expect(await last.getByRole('rowheader').textContent()).toBeTruthy();
      expect(await rows.count()).toBeLessThan(60);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(fleetNo);

      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex)).toBe('3');
    },
  );
});

describe('a vehicle', () => {
  it('is added, gets a paper and a photo, goes to the workshop and is deleted', async () => {
    const fleetNo = newNumber();
    // The page may hear that its vehicle is gone before the call that deletes it is answered, and read it once more.
    const page = await visitVehicles('/new', { expects: [refusal(404)] });
    await addVehicle(page, fleetNo);

    await page.getByLabel('Add a paper').setInputFiles(pdf);
    await page.getByLabel('Paper type').selectOption('insurance');
    await page.getByRole('textbox', { name: 'Expiry date' }).fill('2030-06-30');
    await page.getByRole('button', { name: 'Add paper' }).click();
    await page
      .getByText(/Expires 30 Jun 2030/)
      .first()
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download policy.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('policy.pdf');

    await page.getByLabel('Add a photo').setInputFiles(png);
    await page.locator('img[src^="blob:"]').waitFor();

    await page.getByRole('button', { name: 'Send to the shop' }).click();
    await page.getByText('Make the vehicle available first.').waitFor();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialogOf(page, `Delete ${fleetNo}?`).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor();
  });

  it('edited by two users at once shows a comparison, and mine can be saved over theirs', async () => {
    const fleetNo = newNumber();
    const page = await visitVehicles('/new', { expects: [refusal(409)] });
    await addVehicle(page, fleetNo);
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Odometer (km)').fill('20000');

    const other = await visit(hosts.greenFleet, `${address}/edit`, { as: demoAccounts.greenFleet });
    await other.getByLabel('Odometer (km)').fill('30000');
    await other.getByLabel('Year built').fill('2023');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText('30.000 km').waitFor();

    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = dialogOf(page, 'Someone else changed this');
    await dialog.getByRole('row', { name: /^Odometer.* 20000 30000$/ }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save mine instead' }).click();
    await page.getByText('20.000 km').waitFor();
    await page.getByText('2023', { exact: true }).waitFor();
  });
});
