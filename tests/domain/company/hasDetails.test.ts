import { expect, it } from 'vitest';
import { hasDetails } from '../../../src/domain/company/hasDetails.ts';
import { companyDetailsFactory } from '../../support/factories/companyDetailsFactory.ts';

it.each([
  [{}, true],
  [{ vatId: '' }, true],
  [{ phone: '' }, false],
  [{ email: '' }, false],
  [{ street: '', postcode: '', city: '', country: '' }, false],
])('a company with %j has its details: %s', (told, has) => {
  expect(hasDetails(companyDetailsFactory.build(told))).toBe(has);
});
