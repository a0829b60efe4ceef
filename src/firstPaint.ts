import { brandImage } from './domain/brand/brandImage.ts';
import { checkBrandSetting } from './domain/brand/checkBrandSetting.ts';
import { findBrand } from './domain/brand/findBrand.ts';
import { neutralBrand } from './domain/brand/neutralBrand.ts';
import { ownField } from './domain/outside/ownField.ts';
import { configuration } from './infrastructure/config/configuration.ts';
import { paintBrand } from './ui/theme/paintBrand.ts';

/** Puts the skeleton of index.html into the brand of the host while the application is still on its way. */
const paintSkeleton = async (): Promise<void> => {
  const brands = ownField(await configuration, 'brands');
  const found =
    typeof brands === 'object' && brands !== null
      ? findBrand(Object.fromEntries(Object.entries(brands)), window.location.host)
      : undefined;
  const brand = found ? checkBrandSetting(found.domain, found.setting).brand : neutralBrand;
  paintBrand(brand);
  const phone = document.querySelector<HTMLImageElement>('.start-stage img');
  if (phone && document.documentElement.dataset['start'] === 'download') phone.src = brandImage(brand, 'phone.svg');
};

if (/^\/download-app\/?$/.test(window.location.pathname)) document.documentElement.dataset['start'] = 'download';
void paintSkeleton();
void import('./main.tsx');
