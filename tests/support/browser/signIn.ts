import type { Page } from 'playwright';
import type { Account } from './Account.ts';

/** Signs in through the form. */
export const signIn = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
