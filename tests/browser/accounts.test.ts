import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { closeDialog } from '../support/browser/closeDialog.ts';
import { codeTo } from '../support/browser/codeTo.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { fillSignUp } from '../support/browser/fillSignUp.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { newEmail } from '../support/browser/newEmail.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();
const password = 'seven horses at dawn';

const confirm = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Confirmation code').fill(code);
  await page.getByRole('button', { name: 'Confirm account' }).click();
};

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((input) => document.activeElement === input);

describe('a new user', () => {
  it('corrects the sign-up form, signs up, confirms, signs in and reaches the dashboard', async () => {
    const email = newEmail();
    const page = await visit(hosts.greenFleet, '/', { expects: [refusal(422)] });
    await page.getByRole('link', { name: 'Create an account' }).click();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.getByLabel('Email').fill('nadia@');
    await page.getByLabel('Phone').fill('0415');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => page.locator('input[aria-invalid="true"]').count()).toBe(5);
    await page.getByText('Enter an email address, such as name@company.com.').waitFor();
    await page.getByText('Use 8 to 128 characters.').waitFor();
    await expect.poll(() => hasFocus(page.getByLabel('Company name'))).toBe(true);
    expect(sent).not.toContain('POST');

    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(`We sent a 6-digit code to ${email}`).waitFor();
    await arriveAt(page, '/authentication/confirm');
    const code = await codeTo(email);
    await confirm(page, code === '000000' ? '000001' : '000000');
    await dialogOf(page, 'Oops...').getByText('Confirmation code is wrong or has expired').waitFor();
    await closeDialog(page, 'Oops...');
    await page.getByText(/^\S.* is wrong or has expired\.$/).waitFor();
    await expect.poll(() => hasFocus(page.getByLabel('Confirmation code'))).toBe(true);
    await confirm(page, `${code.slice(0, 3)} ${code.slice(3)}`);

    await page.getByText('Your account is confirmed. You can sign in now.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await signIn(page, { email, password });
    await page.getByRole('heading', { level: 1, name: 'Nadia' }).waitFor();
    await page.getByText('No drivers invited yet.').waitFor();
    await page.getByRole('banner').getByText('Quick Haul').waitFor();
    await page.getByRole('img', { name: 'Greenline Haulage' }).first().waitFor();
  });

  it('of an office signs up and reaches its dashboard', async () => {
    const email = newEmail();
    const page = await visit(hosts.amberOffice, '/authentication/sign-up');
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(`We sent a 6-digit code to ${email}`).waitFor();
    await confirm(page, await codeTo(email));
    await page.getByText('Your account is confirmed. You can sign in now.').waitFor();
    await signIn(page, { email, password });
    await page.getByRole('heading', { level: 1, name: 'Nadia' }).waitFor();
    await page.getByText('Invite a colleague').waitFor();
    await page.getByRole('banner').getByText('Quick Haul').waitFor();
    await page.getByRole('img', { name: 'Amber Freight' }).first().waitFor();
  });

  it('waits thirty seconds before requesting a new code, and the service enforces it', async () => {
    const email = newEmail();
    const page = await visit(hosts.greenFleet, '/authentication/sign-up', {
      expects: [refusal(429)],
      prepare: (blank) => blank.clock.install(),
    });
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    const resend = page.getByRole('button', { name: /^Send a new code/ });
    await expect.poll(() => resend.textContent()).toMatch(/in \d+ s$/);
    expect(await resend.isDisabled()).toBe(true);
    await page.clock.runFor(30_000);
    await expect.poll(() => resend.textContent()).toBe('Send a new code');
    await resend.click();
    await dialogOf(page, 'Oops...').getByText('Wait a moment before you ask for another code.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => resend.textContent()).toMatch(/^Send a new code in \d+ s$/);
  });

  it('who returns to the confirmation page can request a new code', async () => {
    const page = await visit(hosts.greenFleet, '/authentication/confirm');
    const resend = page.getByRole('button', { name: /^Send a new code/ });
    expect(await resend.isDisabled()).toBe(true);
    await page.getByLabel('Email').fill(newEmail());
    await resend.click();
    await page.getByText('A new code is on its way. The old one no longer works.').waitFor();
    await expect.poll(() => resend.textContent()).toMatch(/^Send a new code in \d+ s$/);
  });
});

describe('a user who forgot the password', () => {
  it('sets a new one with the mailed code, and the old one is refused', async () => {
    const account = await newAccount();
    const page = await visit(hosts.greenFleet, '/ui/nowhere', { expects: [refusal(401)] });
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
    await page.getByRole('button', { name: 'Send code' }).click();

    await page.getByText(`a 6-digit code is on its way to ${account.email}`).waitFor();
    await page.getByLabel('Code from the email').fill(await codeTo(account.email, 2));
    await page.getByLabel('New password').fill('eight foals at dusk');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Your new password is saved. You can sign in with it now.').waitFor();

    await signIn(page, account);
    await dialogOf(page, 'Oops...').getByText('The email or password is wrong').waitFor();
    await closeDialog(page, 'Oops...');
    await signIn(page, { email: account.email, password: 'eight foals at dusk' });
    await arriveAt(page, '/ui/nowhere');
  });

  it('is asked for the email address when the page was opened directly', async () => {
    const page = await visit(hosts.amberFleet, '/authentication/new-password');
    await page.getByText('Enter your email address, the code we sent you and your new password.').waitFor();
    await page.getByLabel('Email', { exact: true }).waitFor();
  });
});
