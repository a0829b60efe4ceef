import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Account } from '../support/browser/Account.ts';
import { answerWith } from '../support/browser/answerWith.ts';
import { arriveAt } from '../support/browser/arriveAt.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { signIn } from '../support/browser/signIn.ts';

const { visit } = openBrowser();

const typed = {
  'Fleet number': 'T-700',
  Plate: 'B-GL 700',
  Make: 'MAN',
  'Gross vehicle weight (kg)': '18000',
  'Payload (kg)': '9500',
  'Year built': '2021',
  'Odometer (km)': '12400',
} as const;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const fillIn = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Add a vehicle' }).waitFor();
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await field(page, 'Model').fill('TGM');
  await field(page, 'Country of registration').selectOption('DE');
  await field(page, 'Type').selectOption('Straight truck');
  await field(page, 'Body type').selectOption('Box');
  await field(page, 'Fuel').selectOption('Diesel');
};
/**
 * Saves when the session has ended, which leads to sign-in. Only this call is told so: a session that has really ended may be noticed
 * by what is read ahead.
 */
const saveTooLate = async (page: Page): Promise<void> => {
  await answerWith(page, '/api/v1/vehicle', 401, {});
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await page.getByText('Your session ended. Sign in again to continue.').waitFor();
  await arriveAt(page, '/authentication/sign-in?returnUrl=%2Fui%2Fvehicles%2Fnew');
  await page.unrouteAll();
};
const halfDone = async (account: Account): Promise<Page> => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles/new', { as: account, expects: [refusal(401)] });
  await fillIn(page);
  await saveTooLate(page);
  return page;
};

it('a half-filled form is restored, and can be saved, when the same user signs in again', async () => {
  const account = await newAccount();
  const page = await halfDone(account);
  expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
  await page.reload();
  await signIn(page, account);

  await page.getByText('Your unsaved changes are back.').waitFor();
  await arriveAt(page, '/ui/vehicles/new');
  for (const [label, text] of Object.entries(typed)) expect(await field(page, label).inputValue()).toBe(text);
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await page.getByRole('heading', { level: 1, name: 'T-700' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});

it('a half-filled form is dropped when another user signs in', async () => {
  const page = await halfDone(await newAccount());
  await signIn(page, await newAccount({ company: 'Slow Haul' }));
  await page.getByRole('heading', { name: 'Add a vehicle' }).waitFor();
  expect(await field(page, 'Fleet number').inputValue()).toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});
