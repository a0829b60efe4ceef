import type { Brand } from './Brand.ts';
import type { BrandSetting } from './BrandSetting.ts';
import { gradientStops } from './gradientStops.ts';
import { readableShade } from './readableShade.ts';
import { readableTextColour } from './readableTextColour.ts';

const black = '#0A0A0A';
const white = '#FFFFFF';
const darkGround = '#14171A';

/** A checked setting with the colours that follow from it. */
export const themedBrand = (domain: string | null, setting: BrandSetting): Brand => ({
  ...setting,
  domain,
  sidebarTextColor: readableTextColour(gradientStops(setting.sidebarFromColor, setting.sidebarToColor)),
  topBarTextColor: readableTextColour(setting.topBarColor),
  primaryStrongOnLight: readableShade(setting.primaryColor, black, white),
  primaryStrongOnDark: readableShade(setting.primaryColor, white, darkGround),
});
