import type { BrandSetting } from './BrandSetting.ts';

/**
 * A checked brand with the colours a theme derives from it; every text reads on its ground (product §2.9).
 * `primaryStrongOnLight` is the primary as text or focus ring on light grounds, `primaryMarkOnLight` as a line or sign, which may be
 * nearer to it; `…OnDark` and `…OnSidebar` are the same on those grounds.
 */
export interface Brand extends BrandSetting {
  /** The configured domain; null for the neutral brand. */
  readonly domain: string | null;
  readonly sidebarTextColor: string;
  readonly topBarTextColor: string;
  readonly primaryStrongOnLight: string;
  readonly primaryStrongOnDark: string;
  readonly primaryMarkOnLight: string;
  readonly primaryMarkOnDark: string;
  readonly primaryMarkOnSidebar: string;
}
