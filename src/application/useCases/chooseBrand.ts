import type { ServiceIdentifier } from 'inversify';
import type { Brand } from '../../domain/brand/Brand.ts';
import { checkBrandSetting } from '../../domain/brand/checkBrandSetting.ts';
import { findBrand } from '../../domain/brand/findBrand.ts';
import { neutralBrand } from '../../domain/brand/neutralBrand.ts';
import type { Company } from '../../domain/company/Company.ts';
import type { Log } from '../ports/Log.ts';
import type { Navigation } from '../ports/Navigation.ts';
import type { Settings } from '../ports/Settings.ts';

export type ChooseBrand = (matched: Company | undefined) => Brand;
export const ChooseBrand: ServiceIdentifier<ChooseBrand> = Symbol('ChooseBrand');

/**
 * The brand the configuration has for the matched company's domain; while there is none, for the host itself, so that the
 * first paint is in brand already. Neutral for strangers. What is wrong with its values is told in the console.
 */
export const chooseBrand =
  (settings: Settings, navigation: Navigation, log: Log): ChooseBrand =>
  (matched) => {
    const found =
      (matched && findBrand(settings.brands, matched.domain)) ?? findBrand(settings.brands, navigation.host);
    if (!found) return neutralBrand;
    const { brand, warnings } = checkBrandSetting(found.domain, found.setting);
    for (const warning of warnings) log.warn(warning);
    return brand;
  };
