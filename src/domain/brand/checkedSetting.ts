import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { plainText } from '../outside/plainText.ts';
import type { BrandSetting } from './BrandSetting.ts';
import { fontFile } from './fontFile.ts';
import { formatColour } from './formatColour.ts';
import { imageFolder } from './imageFolder.ts';
import { isRadius } from './isRadius.ts';
import { neutralBrand } from './neutralBrand.ts';
import { parseColour } from './parseColour.ts';

const longestName = 120;

type Check = (text: string) => string | undefined;

const colour: Check = (text) => {
  const parsed = parseColour(text.trim());
  return parsed && formatColour(parsed);
};
const radius: Check = (text) => (isRadius(text.trim()) ? text.trim() : undefined);

/**
 * The valid values of a raw setting, with the neutral brand's in place of the others; `warn` is called for each of
 * those (product §2.9).
 */
export const checkedSetting = (raw: unknown, warn: (warning: string) => void): BrandSetting => {
  const checked = (field: Exclude<keyof BrandSetting, 'name' | 'typeface'>, check: Check): string => {
    const value = check(ownText(raw, field) ?? '');
    if (value === undefined) warn(`${field} is missing or not usable, the neutral brand's is used`);
    return value ?? neutralBrand[field];
  };
  const typeface = ownField(raw, 'typeface');
  const file = typeof typeface === 'string' ? fontFile(typeface) : undefined;
  if (typeface !== undefined && file === undefined) warn('typeface is not usable, the shipped one is used');
  return {
    primaryColor: checked('primaryColor', colour),
    primaryTextColor: checked('primaryTextColor', colour),
    sidebarFromColor: checked('sidebarFromColor', colour),
    sidebarToColor: checked('sidebarToColor', colour),
    btnBorderRadius: checked('btnBorderRadius', radius),
    imageContextPath: checked('imageContextPath', imageFolder),
    topBarColor: checked('topBarColor', colour),
    ...(file !== undefined && { typeface: file }),
    name: plainText(ownText(raw, 'name') ?? '', longestName),
  };
};
