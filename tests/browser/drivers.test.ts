import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const asFleet = { as: demoAccounts.greenFleet };
const rows = (page: Page) => page.locator('tbody tr:has(a)');
const named = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const newName = () => `Driver ${Date.now().toString(36)}`;
const newPhone = () => `+49151${String(Date.now()).slice(-8)}`;

const addDriver = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: 'Add driver' }).click();
  await named(page, name).waitFor();
};

describe('the list of drivers', () => {
  it('is filtered, sorted, paged and exported, and its address restores the same view', async () => {
    const page = await visit(hosts.greenFleet, '/ui/drivers', asFleet);
    await rows(page).first().waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('active');
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('active');
    await page.getByRole('button', { name: 'Papers', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('papersUntil');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('1');
    await page.getByText(/^26–/).waitFor();
    const first = await rows(page).first().textContent();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('drivers.csv');
    await page.reload();
    await page.getByText(/^26–/).waitFor();
    expect(await rows(page).first().textContent()).toBe(first);
  });
});

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
    await page.getByText('Make them active first.').waitFor();
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
    await page.getByRole('button', { name: 'Link and code' }).click();
    const words = await page.getByLabel('Message with link and code').inputValue();
    expect(words).toMatch(/\/i\/[\w-]{22}$/m);
    expect(words).toMatch(/enter this code: [2-9A-Z]{8}$/m);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Renew in/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Invite to the app' }).count()).toBe(0);
  });

  it('edited by two users at once shows a comparison and loses nothing', async () => {
    const page = await visit(hosts.greenFleet, '/ui/drivers/new', { ...asFleet, expects: [refusal(409)] });
    const name = newName();
    await addDriver(page, name);
    const address = new URL(page.url()).pathname;
    const other = await visit(hosts.greenFleet, `${address}/edit`, asFleet);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Email').fill('mine@drivers.test');

    await other.getByLabel('Email').fill('theirs@drivers.test');
    await other.getByRole('button', { name: 'Save changes', exact: true }).click();
    await other.getByRole('link', { name: 'theirs@drivers.test' }).waitFor();

    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
    await page.getByRole('dialog').getByText('theirs@drivers.test').waitFor();
    await page.getByRole('dialog').getByText('mine@drivers.test').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save mine instead' }).click();
    await page.getByRole('link', { name: 'mine@drivers.test' }).waitFor();
  });

  it("cannot get another driver's phone number, and the form keeps what was typed", async () => {
    const page = await visit(hosts.greenFleet, '/ui/drivers?status=active', { ...asFleet, expects: [refusal(422)] });
    const phone = await page.locator('tbody td').filter({ hasText: /^\+/ }).first().textContent();
    await page.goto('/ui/drivers/new');
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await page.getByLabel('Phone', { exact: true }).fill(phone ?? '');
    await page.getByRole('button', { name: 'Add driver' }).click();
    await page.getByRole('dialog', { name: 'Oops...' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Somebody Else');
  });

  it('that does not exist is reported as not found', async () => {
    const path = '/ui/drivers/00000000-0000-4000-8000-000000000000';
    const page = await visit(hosts.greenFleet, path, { ...asFleet, expects: [refusal(404)] });
    await page.getByText('Driver not found').waitFor();
    await expectAccessible(page);
  });
});
