import type { Page } from 'playwright';

/** The page's address as its router sees it. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
