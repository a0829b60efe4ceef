import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { acceptAsApp } from '../support/browser/acceptAsApp.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

const asFleet = { as: demoAccounts.greenFleet };
const newEmail = () => `driver-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}@drivers.test`;

const invite = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('heading', { name: `${name} has been invited` }).waitFor();
};

describe('an invitation', () => {
  it('is sent, shared, can be resent after thirty seconds, and is revoked', async () => {
    const page = await visit(hosts.greenFleet, '/ui/invitations/new', asFleet);
    const name = `João ${Date.now().toString(36)}`;
    await invite(page, name);
    expect(await page.getByLabel('Message to pass on').inputValue()).toMatch(/\/i\/[\w-]{22}$/);
    await page.getByText(/^fleet\.\S+\/i\/[\w-]{22}$/).waitFor();

    await page.getByRole('link', { name: 'Back to invitations' }).click();
    await page.getByRole('button', { name: `Invitation for ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor();
    await dialog.getByRole('button', { name: 'Show QR code' }).click();
    await dialog.getByRole('img', { name: 'QR code of the invitation link' }).waitFor();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page
      .getByRole('dialog', { name: /^Revoke the invitation/ })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await dialog.getByText('The link no longer works').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByText('Revoked')
      .waitFor();
  });

  it('with only a phone number is shared by the user, and its message is enough to accept it', async () => {
    const page = await visit(hosts.greenFleet, '/ui/invitations/new', {
      // A driver more would move the rows that other tests look at.
      as: await newAccount(),
      viewport: 'phone',
      // The page hears of the acceptance while it still shows the code, and asks for that once more.
      expects: [refusal(409)],
    });
    const name = `Rui ${Date.now().toString(36)}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Phone', { exact: true }).fill(`+351 9${Date.now().toString().slice(-8)}`);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText(/We do not send it for you\.$/).waitFor();
    await expectAccessible(page);
    await acceptAsApp(await page.getByLabel('Message with link and code').inputValue());

    await page.getByRole('link', { name: 'Back to invitations' }).click();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('Accepted', { exact: true }).waitFor();
  });
});

describe('several invitations', () => {
  it('are read from a CSV file or pasted text, checked and sent, and invalid rows stay to be corrected', async () => {
    const page = await visit(hosts.greenFleet, '/ui/invitations/several', asFleet);
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'drivers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Full name;E-mail\r\nZoë Noël;zoe@drivers.test\r\n'),
    });
    await page.getByRole('row', { name: /Zoë Noël/ }).waitFor();

    const name = `Ana ${Date.now().toString(36)}`;
    await page.getByLabel('One driver per line').fill(`${name}, ${newEmail()}\nNobody Yet, 12345`);
    await page.getByText('1 ready, 1 to fix').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send 1 invitation' }).click();
    await page.getByText(/^1 invited\./).waitFor();
    expect(await page.getByLabel('One driver per line').inputValue()).toBe('Nobody Yet, 12345');
    await page.getByRole('link', { name: 'Back to invitations' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: `Invitation for ${name}` }).waitFor();
  });
});
