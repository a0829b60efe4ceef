import type { BrandSetting } from './BrandSetting.ts';

/**
 * A checked brand and the colours derived from it; all text is readable on its background (product §2.9).
 * `primaryStrongOnLight` is for text and focus rings on light backgrounds, `primaryMarkOnLight` for lines and icons,
 * which may stay closer to the primary. `…OnDark` and `…OnSidebar` are their counterparts on those backgrounds.
 */
export interface Brand extends BrandSetting {
  /** The configured domain; null for the neutral brand. */
  readonly domain: string | null;
  /** The name under which CSS finds the typeface. */
  readonly typefaceFamily: string;
  readonly sidebarTextColor: string;
  readonly topBarTextColor: string;
  readonly primaryStrongOnLight: string;
  readonly primaryStrongOnDark: string;
  readonly primaryMarkOnLight: string;
  readonly primaryMarkOnDark: string;
  readonly primaryMarkOnSidebar: string;
}
