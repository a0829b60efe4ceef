import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { viewports } from '../support/browser/viewports.ts';

const { visit } = openBrowser();

const pdf = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

it('the list of vehicles, a vehicle and its form are accessible and fit the screen on a desktop and a phone', async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles', { as: demoAccounts.greenFleet });
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  for (const size of [viewports.desktop, viewports.narrow]) {
    await page.setViewportSize(size);
    await page.goto('/ui/vehicles');
    await page.getByRole('row').nth(1).getByRole('link').waitFor();
    await expectAccessible(page);
    expect(await isTooWide()).toBe(false);

    await page.getByRole('button', { name: 'Columns' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByText('Roadworthiness test').first().waitFor();
    await page.getByLabel('Add a paper').setInputFiles(pdf);
    await expectAccessible(page);
    expect(await isTooWide()).toBe(false);

    await page.getByRole('link', { name: 'Edit' }).click();
    await dialogOf(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click();
    await page.getByLabel('Plate', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter the plate.').waitFor();
    await expectAccessible(page);
    expect(await isTooWide()).toBe(false);
  }
});

it('a long list, the same list after a failure and a vehicle that does not exist are accessible', async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles', {
    as: demoAccounts.greenFleet,
    expects: [refusal(404), refusal(500)],
  });
  await page.getByLabel('Rows per page').selectOption('1000');
  await page.locator('table[aria-rowcount]').waitFor();
  await expectAccessible(page);
  await page.goto(`/ui/vehicles/${randomUUID()}`);
  await page.getByText('Vehicle not found').waitFor();
  await expectAccessible(page);
  await answerWith(page, '/api/v1/vehicles', 500, {});
  await page.goto('/ui/vehicles');
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});
