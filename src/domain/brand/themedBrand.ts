import type { Brand } from './Brand.ts';
import type { BrandSetting } from './BrandSetting.ts';
import { gradientStops } from './gradientStops.ts';
import { readableShade } from './readableShade.ts';
import { readableTextColour } from './readableTextColour.ts';
import { typefaceFamily } from './typefaceFamily.ts';

const black = '#0A0A0A';
const white = '#FFFFFF';
/** Background of dialogs in dark mode. */
const darkGround = '#1E2328';
/** Above the 3:1 of WCAG AA for lines and icons, by the same margin as for text. */
const markContrast = 3.5;

/** A checked setting with its derived colours. */
export const themedBrand = (domain: string | null, setting: BrandSetting): Brand => {
  const { primaryColor, sidebarFromColor, sidebarToColor, topBarColor } = setting;
  const sidebar = gradientStops(sidebarFromColor, sidebarToColor);
  const sidebarTextColor = readableTextColour(sidebar);
  return {
    ...setting,
    domain,
    typefaceFamily: typefaceFamily(setting),
    sidebarTextColor,
    topBarTextColor: readableTextColour(topBarColor),
    primaryStrongOnLight: readableShade(primaryColor, black, [white]),
    primaryStrongOnDark: readableShade(primaryColor, white, [darkGround]),
    primaryMarkOnLight: readableShade(primaryColor, black, [white], markContrast),
    primaryMarkOnDark: readableShade(primaryColor, white, [darkGround], markContrast),
    primaryMarkOnSidebar: readableShade(primaryColor, sidebarTextColor, sidebar, markContrast),
  };
};
