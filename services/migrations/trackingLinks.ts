import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Links for consignees, each the matter of the party that made it. Whoever has the code of one finds it, and nothing else. */
export const trackingLinks = statements(
  `create table tracking_link (
     id uuid primary key,
     shipment_id uuid not null references shipment on delete cascade,
     company_id uuid not null references company on delete cascade,
     created_at timestamptz not null,
     code_digest text not null unique,
     opens integer not null default 0,
     last_opened_at timestamptz,
     revoked_at timestamptz)`,
  `create index tracking_link_of_shipment on tracking_link (shipment_id, company_id, created_at)`,
  `create index tracking_link_of_company on tracking_link (company_id)`,
  `create function current_tracking() returns text language sql stable
     as $$ select nullif(current_setting('app.tracking_digest', true), '') $$`,
  ...companyWall('tracking_link'),
  `create policy tracked on tracking_link for select to app_member using (code_digest = (select current_tracking()))`,
);
