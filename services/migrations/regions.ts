import { statements } from './statements.ts';

/** The country by whose customs a company, or a person in any of their companies, reads dates, times and numbers. */
export const regions = statements(
  `alter table company add region text check (region ~ '^[A-Z]{2}$')`,
  `grant update (region) on company to app_member`,
  `alter table app_user add region text check (region ~ '^[A-Z]{2}$')`,
);
