import type { Brand } from '../../domain/brand/Brand.ts';
import { brandImage } from '../../domain/brand/brandImage.ts';

const setAttribute = (selector: string, name: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute(name, value);
};

/** Puts a brand on the page: its custom properties, favicon, title and theme colour. */
export const applyBrand = (brand: Brand, title: string): void => {
  const { style } = document.documentElement;
  const properties = {
    '--brand-primary': brand.primaryColor,
    '--brand-primary-text': brand.primaryTextColor,
    '--brand-strong-on-light': brand.primaryStrong,
    '--brand-strong-on-dark': brand.primaryStrongOnDark,
    '--brand-sidebar-from': brand.sidebarFromColor,
    '--brand-sidebar-to': brand.sidebarToColor,
    '--brand-sidebar-text': brand.sidebarTextColor,
    '--brand-top-bar': brand.topBarColor,
    '--brand-top-bar-text': brand.topBarTextColor,
    '--brand-button-radius': brand.btnBorderRadius,
  };
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  document.title = title;
  setAttribute('link[rel="icon"]', 'href', brandImage(brand, 'favicon.svg'));
  setAttribute('meta[name="theme-color"]', 'content', brand.topBarColor);
};
