import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './expectAccessible.ts';
import { viewports } from './viewports.ts';

/** Expects what is on the page to be accessible and to fit the screen, at these sizes. */
export const lookAt = async (
  page: Page,
  sizes: readonly (keyof typeof viewports)[] = ['desktop', 'phone'],
): Promise<void> => {
  for (const size of sizes) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one size at a time
    await page.setViewportSize(viewports[size]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expectAccessible(page);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([size, Math.max(0, tooWide)]).toEqual([size, 0]);
  }
};
