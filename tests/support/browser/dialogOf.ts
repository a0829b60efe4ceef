import type { Locator, Page } from 'playwright';

/** The dialog with this title. */
export const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
