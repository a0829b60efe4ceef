import type { Page } from 'playwright';
import { promised } from '../promised.ts';
import { callsOf } from './callsOf.ts';

/** Holds back every call to a path until the returned function is called. */
export const holdBack = async (page: Page, path: string): Promise<() => void> => {
  const { promise: free, keep: letGo } = promised<void>();
  await page.route(callsOf(path), async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
};
