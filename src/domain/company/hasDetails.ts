import type { CompanyDetails } from './CompanyDetails.ts';

/** Whether what is printed on documents is there: name and address. Phone number and email address are for the company to give. */
export const hasDetails = ({ name, street, postcode, city, country }: CompanyDetails): boolean =>
  [name, street, postcode, city, country].every((detail) => detail !== '');
