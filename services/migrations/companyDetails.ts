import { statements } from './statements.ts';

/** Contact and billing details, visible to the company's members. The service lets only owners change them. */
export const companyDetails = statements(
  `alter table company
     add phone text,
     add email text,
     add street text,
     add postcode text,
     add city text,
     add country text,
     add vat_id text,
     add check (num_nonnulls(street, postcode, city, country) in (0, 4))`,
  `create policy own_company_changes on company for update to app_member
     using (id = (select current_company())) with check (id = (select current_company()) and kind <> 'brand')`,
  `grant update (name, phone, email, street, postcode, city, country, vat_id, version, updated_at) on company to app_member`,
);
