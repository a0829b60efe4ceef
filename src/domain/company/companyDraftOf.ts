import type { CompanyDetails } from './CompanyDetails.ts';
import type { CompanyDraft } from './CompanyDraft.ts';

/** A company's details as its form holds them. */
export const companyDraftOf = ({
  name,
  phone,
  email,
  street,
  postcode,
  city,
  country,
  vatId,
}: CompanyDetails): CompanyDraft => ({ name, phone, email, street, postcode, city, country, vatId });
