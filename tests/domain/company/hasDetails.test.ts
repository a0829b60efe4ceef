import { expect, it } from 'vitest';
import type { CompanyFacts } from '../../../src/domain/company/companyFields.ts';
import { hasDetails } from '../../../src/domain/company/hasDetails.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';

it.each<[string, Partial<CompanyFacts>, boolean]>([
  ['everything', {}, true],
  ['a name and an address', { phone: undefined, email: undefined, vatId: undefined }, true],
  ['no address', { address: undefined }, false],
])('whether a company with %s has the details for printing', (_, overrides, has) => {
  expect(hasDetails({ ...companyDetailsFactory.build(), ...overrides })).toBe(has);
});
