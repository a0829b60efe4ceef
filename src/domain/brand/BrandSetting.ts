/** What an operator configures for a domain (seed §3). */
export interface BrandSetting {
  readonly primaryColor: string;
  readonly primaryTextColor: string;
  readonly sidebarFromColor: string;
  readonly sidebarToColor: string;
  readonly btnBorderRadius: string;
  readonly imageContextPath: string;
  readonly topBarColor: string;
}
