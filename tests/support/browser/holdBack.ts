import type { Page } from 'playwright';
import { callsOf } from './callsOf.ts';

/** Holds every call of a path back until the answer is called. */
export const holdBack = async (page: Page, path: string): Promise<() => void> => {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(callsOf(path), async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
};
