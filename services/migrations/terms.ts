import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** What shippers agree on waiting, cancelling and paying, until each award freezes it. */
export const terms = statements(
  `create table company_terms (
     company_id uuid primary key references company on delete cascade,
     version integer not null,
     updated_at timestamptz not null,
     terms jsonb not null)`,
  ...companyWall('company_terms'),
);
