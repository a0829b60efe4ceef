import type { Brand } from '../../domain/brand/Brand.ts';

/**
 * Sets a brand's custom properties on the page, or on what else takes them. Imports nothing that runs: tests send it to
 * the browser as it is.
 */
export const paintBrand = (
  brand: Brand,
  style: Pick<CSSStyleDeclaration, 'setProperty'> = document.documentElement.style,
): void => {
  const properties = {
    '--brand-primary': brand.primaryColor,
    '--brand-primary-text': brand.primaryTextColor,
    '--brand-strong-on-light': brand.primaryStrongOnLight,
    '--brand-strong-on-dark': brand.primaryStrongOnDark,
    '--brand-mark-on-light': brand.primaryMarkOnLight,
    '--brand-mark-on-dark': brand.primaryMarkOnDark,
    '--brand-mark-on-sidebar': brand.primaryMarkOnSidebar,
    '--brand-sidebar-from': brand.sidebarFromColor,
    '--brand-sidebar-to': brand.sidebarToColor,
    '--brand-sidebar-text': brand.sidebarTextColor,
    '--brand-top-bar': brand.topBarColor,
    '--brand-top-bar-text': brand.topBarTextColor,
    '--brand-typeface': brand.typefaceFamily,
    '--brand-button-radius': brand.btnBorderRadius,
  };
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
};
