/** What an operator configures for a domain (seed §3). */
export interface BrandSetting {
  readonly primaryColor: string;
  readonly primaryTextColor: string;
  readonly sidebarFromColor: string;
  readonly sidebarToColor: string;
  readonly btnBorderRadius: string;
  readonly imageContextPath: string;
  readonly topBarColor: string;
  /** A woff2 file of this site, or `system` for the device's own typeface; the shipped one if undefined. */
  readonly typeface?: string | undefined;
  /** The title of the page until the companies service has told the company's name. */
  readonly name?: string | undefined;
}
