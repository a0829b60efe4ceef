import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Requests without dates, by name, that a company begins new ones with. */
export const requestTemplates = statements(
  `create table request_template (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     created_at timestamptz not null,
     name text not null,
     name_key text collate "C" not null generated always as (lower(name)) stored,
     content jsonb not null)`,
  `create unique index request_template_name on request_template (company_id, name_key)`,
  ...companyWall('request_template'),
);
