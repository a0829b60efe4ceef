import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Invitations of truckers. Anyone who knows an invitation's id, from its link, may read and open it. */
export const invitations = statements(
  `create table invitation (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     code text not null unique,
     name text not null,
     phone text,
     email text,
     message text,
     status text not null check (status in ('pending', 'opened', 'accepted', 'revoked', 'expired')),
     send_count integer not null,
     last_sent_at timestamptz not null,
     opened_at timestamptz,
     accepted_at timestamptz,
     expires_at timestamptz not null,
     search text not null generated always as
       (lower(name) || ' ' || lower(coalesce(phone, '')) || ' ' || lower(coalesce(email, ''))) stored,
     check (phone is not null or email is not null))`,
  `create index invitation_newest on invitation (company_id, created_at, id)`,
  `create index invitation_by_name on invitation (company_id, lower(name), id)`,
  `create index invitation_by_end on invitation (company_id, expires_at, id)`,
  `create unique index invitation_live_phone on invitation (company_id, phone) where status in ('pending', 'opened')`,
  `create unique index invitation_live_email on invitation (company_id, email) where status in ('pending', 'opened')`,
  `create function current_invitation() returns uuid language sql stable
     as $$ select nullif(current_setting('app.invitation_id', true), '')::uuid $$`,
  ...companyWall('invitation'),
  `create policy invited_reads on invitation for select to app_member
     using (id = (select current_invitation()))`,
  `create policy inviting_company on company for select to app_member
     using (id in (select company_id from invitation where id = (select current_invitation())))`,
  `create policy invited_opens on invitation for update to app_member
     using (id = (select current_invitation()))
     with check (id = (select current_invitation()) and status = 'opened')`,
);
