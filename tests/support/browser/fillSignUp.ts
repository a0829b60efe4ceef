import type { Page } from 'playwright';

/** Fills the sign-up form with valid input. */
export const fillSignUp = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Company name').fill('Quick Haul');
  await page.getByLabel('Your name').fill('Nadia Petrova');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+1 415 555 0132');
  await page.getByLabel('Password', { exact: true }).fill('seven horses at dawn');
};
