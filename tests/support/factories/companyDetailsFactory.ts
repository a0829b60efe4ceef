import { Factory } from 'fishery';
import type { CompanyDetails } from '../../../src/domain/company/CompanyDetails.ts';
import type { CompanyFacts } from '../../../src/domain/company/companyFields.ts';

/** All fields, so that one added to the table but not here does not compile. */
const facts: { readonly [Name in keyof CompanyFacts]: NonNullable<CompanyFacts[Name]> } = {
  name: 'Rhine Valley Transport',
  phone: '+492214710',
  email: 'office@rhine.test',
  address: { street: 'Am Hafen 1', postcode: '50735', city: 'Köln', country: 'DE' },
  vatId: 'DE123456789',
  region: 'CH',
};

/** A company with all optional fields filled. */
export const companyDetailsFactory = Factory.define<CompanyDetails>(() => ({
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  audience: 'fleet',
  ...facts,
}));
