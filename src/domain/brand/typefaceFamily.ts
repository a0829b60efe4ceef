import type { BrandSetting } from './BrandSetting.ts';

/** The name under which CSS finds a brand's typeface. */
export const typefaceFamily = ({ typeface }: Pick<BrandSetting, 'typeface'>): string => {
  if (typeface === undefined) return 'Hanken Grotesk';
  return typeface === 'system' ? 'system-ui' : 'Brand typeface';
};
