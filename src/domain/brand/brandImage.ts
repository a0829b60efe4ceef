import type { Brand } from './Brand.ts';

/** What every image folder holds: `logo-inverse.svg` is for dark grounds. */
export type BrandImage = 'logo.svg' | 'logo-inverse.svg' | 'favicon.svg' | 'phone.svg';

/** The address of a brand's image: below the site's root, or at the https folder it names. */
export const brandImage = ({ imageContextPath }: Pick<Brand, 'imageContextPath'>, image: BrandImage): string =>
  `${imageContextPath.startsWith('https:') ? '' : '/'}${imageContextPath}/${image}`;
