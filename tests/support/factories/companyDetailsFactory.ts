import { Factory } from 'fishery';
import type { CompanyDetails } from '../../../src/domain/company/CompanyDetails.ts';

export const companyDetailsFactory = Factory.define<CompanyDetails>(() => ({
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  audience: 'fleet',
  name: 'Rhine Valley Transport',
  phone: '+492214710',
  email: 'office@rhine.test',
  street: 'Am Hafen 1',
  postcode: '50735',
  city: 'Köln',
  country: 'DE',
  vatId: 'DE123456789',
}));
