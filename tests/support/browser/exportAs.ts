import type { Page } from 'playwright';

/** Saves the list on the page as a file. */
export const exportAs = async (page: Page, format: 'CSV' | 'Excel (.xlsx)'): Promise<void> => {
  await page.getByRole('button', { name: 'Export or print' }).click();
  await page.getByRole('dialog').getByRole('button', { name: format }).click();
};
