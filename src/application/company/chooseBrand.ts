import type { ServiceIdentifier } from 'inversify';
import type { Brand } from '../../domain/brand/Brand.ts';
import { brandFor } from '../../domain/brand/brandFor.ts';
import type { Company } from '../../domain/company/Company.ts';
import type { Log } from '../shared/Log.ts';
import type { Navigation } from '../shared/Navigation.ts';
import type { Settings } from '../shared/Settings.ts';

export type ChooseBrand = (matched: Company | undefined) => Brand;
export const ChooseBrand: ServiceIdentifier<ChooseBrand> = Symbol('ChooseBrand');

/**
 * The brand configured for the matched company's domain, or for the host until a company is matched, so that the first
 * paint is in brand. Neutral if there is none. Invalid values are logged.
 */
export const chooseBrand =
  (settings: Settings, navigation: Navigation, log: Log): ChooseBrand =>
  (matched) => {
    const hosts = matched ? [matched.domain, navigation.host] : [navigation.host];
    const { brand, warnings } = brandFor(settings.brands, ...hosts);
    for (const warning of warnings) log.warn(warning);
    return brand;
  };
