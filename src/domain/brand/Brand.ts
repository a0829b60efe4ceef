import type { BrandSetting } from './BrandSetting.ts';

/**
 * A checked brand with the colours a theme derives from it; every text reads on its ground (product §2.9).
 * `primaryStrongOnLight` is the primary as text, link or focus ring on light grounds, `primaryStrongOnDark` the same on dark
 * ones.
 */
export interface Brand extends BrandSetting {
  /** The configured domain; null for the neutral brand. */
  readonly domain: string | null;
  readonly sidebarTextColor: string;
  readonly topBarTextColor: string;
  readonly primaryStrongOnLight: string;
  readonly primaryStrongOnDark: string;
}
