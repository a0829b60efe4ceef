import type { CompanyProblem } from './CompanyProblem.ts';
import { plainVatId } from './plainVatId.ts';

/** What is wrong with a number for value-added tax of any country. */
export const checkVatId = (typed: string): CompanyProblem | undefined =>
  /^[A-Z\d+*]{4,20}$/.test(plainVatId(typed)) ? undefined : 'vat-id';
