import type { CompanyDetails } from './CompanyDetails.ts';

/** Whether partners can reach a company and write to it: a phone number, an email address and a postal address. */
export const hasDetails = ({ phone, email, street, postcode, city, country }: CompanyDetails): boolean =>
  [phone, email, street, postcode, city, country].every((detail) => detail !== '');
