import type { CompanyProblem } from './CompanyProblem.ts';

/** What is only there to be read more easily. */
const grouping = /[\s.-]/g;
const vatId = /^[A-Z\d+*]{4,20}$/i;

/** What is wrong with a number for value-added tax of any country. */
export const checkVatId = (typed: string): CompanyProblem | undefined =>
  vatId.test(typed.replaceAll(grouping, '')) ? undefined : 'vat-id';
