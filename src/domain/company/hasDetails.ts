import type { CompanyFacts } from './companyFields.ts';

/** Whether the company has what is printed on documents: its name, which it always has, and an address. */
export const hasDetails = ({ address }: Pick<CompanyFacts, 'address'>): boolean => address !== undefined;
