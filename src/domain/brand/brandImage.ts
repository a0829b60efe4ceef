import type { Brand } from './Brand.ts';

/** The files of every image folder; `logo-inverse.svg` is for dark backgrounds. */
export type BrandImage = 'logo.svg' | 'logo-inverse.svg' | 'favicon.svg' | 'phone.svg';

/** URL of a brand image: below the site root, or in the https folder the brand names. */
export const brandImage = ({ imageContextPath }: Pick<Brand, 'imageContextPath'>, image: BrandImage): string =>
  `${imageContextPath.startsWith('https:') ? '' : '/'}${imageContextPath}/${image}`;
