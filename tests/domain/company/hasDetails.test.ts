import { expect, it } from 'vitest';
import { hasDetails } from '../../../src/domain/company/hasDetails.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';

it.each([
  [{}, true],
  [{ phone: '', email: '', vatId: '' }, true],
  [{ street: '', postcode: '', city: '', country: '' }, false],
])('a company with %j has its details: %s', (told, has) => {
  expect(hasDetails(companyDetailsFactory.build(told))).toBe(has);
});
