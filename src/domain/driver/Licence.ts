import type { LicenceCategory } from './LicenceCategory.ts';

/** A driving licence. Days are YYYY-MM-DD, the country is ISO 3166-1 alpha-2. */
export interface Licence {
  readonly number: string;
  readonly country: string;
  readonly categories: readonly LicenceCategory[];
  readonly issuedOn: string;
  readonly expiresOn: string;
}
