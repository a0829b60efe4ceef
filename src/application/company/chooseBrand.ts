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
 * The brand the configuration has for the matched company's domain; while there is none, for the host itself, so that the
 * first paint is in brand already. Neutral for strangers. What is wrong with its values is told in the console.
 */
export const chooseBrand =
  (settings: Settings, navigation: Navigation, log: Log): ChooseBrand =>
  (matched) => {
    const hosts = matched ? [matched.domain, navigation.host] : [navigation.host];
    const { brand, warnings } = brandFor(settings.brands, ...hosts);
    for (const warning of warnings) log.warn(warning);
    return brand;
  };
