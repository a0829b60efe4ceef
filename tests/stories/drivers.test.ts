import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const asFleet = { as: demoAccounts.greenFleet };
const named = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const newName = () => `Driver ${Date.now().toString(36)}`;
const newPhone = () => `+49151${String(Date.now()).slice(-8)}`;

const addDriver = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: 'Add driver' }).click();
  await named(page, name).waitFor();
};

describe('a driver', () => {
  it('is added, edited, sent on leave, made active again and deleted', async () => {
    // The page may hear that its driver is gone before the call that deletes it is answered, and read it once more.
    const page = await visit(hosts.greenFleet, '/ui/drivers/new', { ...asFleet, expects: [refusal(404)] });
    const name = newName();
    await addDriver(page, name);

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('License number').fill('B072RRE2I55');
    await page.getByLabel('Issuing country').selectOption('DE');
    await page.getByLabel('License issue date', { exact: true }).fill('2022-05-01');
    await page.getByLabel('License expiry date', { exact: true }).fill('2036-05-01');
    await page.getByLabel('C: over 3.5 t', { exact: true }).check();
    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
    await page.getByText('B072RRE2I55').waitFor();

    await page.getByRole('button', { name: 'Put on leave' }).click();
    await page.getByText('Make the driver active first.').waitFor();
    await page.getByRole('button', { name: 'Make active' }).click();
    await page.getByRole('button', { name: 'Suspend' }).and(page.locator(':enabled')).waitFor();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await named(page, 'Drivers').waitFor();
  });

  it('is invited from their own page, which then offers the link and code', async () => {
    const page = await visit(hosts.greenFleet, '/ui/drivers/new', asFleet);
    const name = newName();
    await addDriver(page, name);
    await page.getByRole('link', { name: 'Invite to the app' }).click();
    await named(page, `Invite ${name}`).waitFor();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('link', { name: 'Back to the driver' }).click();
    await named(page, name).waitFor();
    await page.getByRole('button', { name: 'Show link and code' }).click();
    const words = await page.getByLabel('Message with link and code').inputValue();
    expect(words).toMatch(/\/i\/[\w-]{22}$/m);
    expect(words).toMatch(/enter this code: [2-9A-Z]{8}$/m);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Renew in/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Invite to the app' }).count()).toBe(0);
  });
});
