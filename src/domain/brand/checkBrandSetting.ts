import type { Brand } from './Brand.ts';
import type { BrandSetting } from './BrandSetting.ts';
import { checkedSetting } from './checkedSetting.ts';
import { gradientStops } from './gradientStops.ts';
import { leastContrast } from './leastContrast.ts';
import { leastTextContrast } from './leastTextContrast.ts';
import { readableTextColour } from './readableTextColour.ts';
import { themedBrand } from './themedBrand.ts';

export interface CheckedBrand {
  readonly brand: Brand;
  /** One line for the console per value that was replaced. */
  readonly warnings: readonly string[];
}

const withReadableText = (setting: BrandSetting, warn: (warning: string) => void): BrandSetting => {
  const { primaryColor, primaryTextColor: wanted } = setting;
  const primaryTextColor = readableTextColour(primaryColor, wanted);
  if (primaryTextColor !== wanted)
    warn(`primaryTextColor ${wanted} misses 4.5:1 on ${primaryColor}, ${primaryTextColor} is used`);
  return { ...setting, primaryTextColor };
};

const withReadableSidebar = (setting: BrandSetting, warn: (warning: string) => void): BrandSetting => {
  const { sidebarFromColor, sidebarToColor } = setting;
  const grounds = gradientStops(sidebarFromColor, sidebarToColor);
  if (leastContrast(readableTextColour(grounds), grounds) >= leastTextContrast) return setting;
  warn(`no text reads all the way from ${sidebarFromColor} to ${sidebarToColor}, the side bar keeps its first colour`);
  return { ...setting, sidebarToColor: sidebarFromColor };
};

/**
 * Checks an operator's brand setting: invalid values fall back to the neutral brand's, and a text colour with a
 * contrast below 4.5:1 to the better of #0A0A0A and #FFFFFF, each with a warning (product §2.9). Takes anything, never
 * throws.
 */
export const checkBrandSetting = (domain: string | null, raw: unknown): CheckedBrand => {
  const warnings: string[] = [];
  const warn = (warning: string): void => {
    warnings.push(`Brand ${domain ?? 'without a domain'}: ${warning}.`);
  };
  const setting = withReadableSidebar(withReadableText(checkedSetting(raw, warn), warn), warn);
  return { brand: themedBrand(domain, setting), warnings };
};
