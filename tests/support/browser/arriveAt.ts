import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addressOf } from './addressOf.ts';

/** Waits until a page is at an address. A failure shows where it is instead. */
export const arriveAt = async (page: Page, address: string): Promise<void> => {
  await expect.poll(() => addressOf(page)).toBe(address);
};
