import type { Locator } from 'playwright';

/** An image's intrinsic width in CSS pixels; 0 until loaded. */
export const naturalWidth = (image: Locator): Promise<number> =>
  image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0));
