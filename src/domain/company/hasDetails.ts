import type { CompanyFacts } from './companyFields.ts';

/** Whether what is printed on documents is there: the name, which every company has, and the address. */
export const hasDetails = ({ address }: Pick<CompanyFacts, 'address'>): boolean => address !== undefined;
