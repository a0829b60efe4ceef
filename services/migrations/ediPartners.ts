import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Partners of companies that use other codes in their files than most, by the id that their files come from. */
export const ediPartners = statements(
  `create table edi_partner (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     partner text collate "C" not null,
     qualifier text,
     company_name text,
     codes jsonb not null)`,
  `create unique index edi_partner_once on edi_partner (company_id, partner)`,
  ...companyWall('edi_partner'),
);
