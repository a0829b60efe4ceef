import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { dialogOf } from '../support/browser/dialogOf.ts';
import { hosts } from '../support/browser/hosts.ts';
import { newAccount } from '../support/browser/newAccount.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();
const rooms = ['Vehicles', 'Drivers', 'Company'] as const;

const roomLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

const companyName = (page: Page) => page.getByLabel('Company name', { exact: true });

/** The company form, half filled in, several rooms into the visit. */
const halfFill = async (): Promise<Page> => {
  const page = await visit(hosts.greenFleet, '/dashboard', { as: await newAccount() });
  for (const name of rooms) {
    await roomLink(page, name).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await companyName(page).fill('Quick Haul West');
  return page;
};
const answer = async (page: Page, name: string): Promise<void> => {
  const dialog = dialogOf(page, 'Leave without saving?');
  await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Keep editing');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};
const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());
const stands = async (page: Page): Promise<void> => {
  expect(new URL(page.url()).pathname).toBe('/ui/company');
  expect(await companyName(page).inputValue()).toBe('Quick Haul West');
};

it('a half-filled form asks once before going back, following a link or signing out, and never after saving', async () => {
  const page = await halfFill();
  await goBack(page);
  await answer(page, 'Keep editing');
  await stands(page);

  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await answer(page, 'Keep editing');
  await stands(page);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await answer(page, 'Keep editing');
  await stands(page);

  await roomLink(page, 'Invitations').click();
  await answer(page, 'Keep editing');
  await stands(page);

  await goBack(page);
  await answer(page, 'Leave');
  await page.getByRole('heading', { level: 1, name: 'Drivers' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ui/drivers');
  await page.evaluate(() => window.history.forward());
  await page.getByRole('heading', { level: 1, name: 'Company' }).waitFor();

  await companyName(page).fill('Quick Haul North');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Saved.').waitFor();
  await goBack(page);
  await page.getByRole('heading', { level: 1, name: 'Drivers' }).waitFor();
});
