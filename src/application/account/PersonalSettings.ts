import type { ServiceIdentifier } from 'inversify';

/** What a person chooses for themselves, in every company. */
export interface PersonalSettings {
  /** Sets whose customs for dates and numbers they see (ISO 3166-1 alpha-2); the company's if undefined. */
  chooseRegion(region: string | undefined): Promise<void>;
}
export const PersonalSettings: ServiceIdentifier<PersonalSettings> = Symbol('PersonalSettings');
