import type { Page } from 'playwright';

/** Where a page is, as its router sees it. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
