import type { Locator } from 'playwright';

/** The width an image has by itself in CSS pixels; 0 until it is there. */
export const naturalWidth = (image: Locator): Promise<number> =>
  image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0));
