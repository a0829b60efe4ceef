import type { Page } from 'playwright';
import { expect } from 'vitest';
import { dialogOf } from './dialogOf.ts';

/**
 * Confirms a dialog that has only OK, and waits until the focus is back on the page: text typed before that goes
 * where the focus was.
 */
export const closeDialog = async (page: Page, title: string): Promise<void> => {
  const dialog = dialogOf(page, title);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
};
