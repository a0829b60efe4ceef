import { statements } from './statements.ts';

/**
 * Until somebody who was let into a company comes in, its people know of them what was typed when they were let in. Of those who
 * were there before, whoever could come in is taken to have. And when each company let people in of late: how many it may mail in
 * an hour is limited.
 */
export const acceptedMemberships = statements(
  `alter table membership
     add invited_name text,
     add accepted_at timestamptz`,
  `update membership
     set accepted_at = case when app_user.confirmed_at is not null then membership.created_at end,
       invited_name = case when app_user.confirmed_at is null then app_user.name end
     from app_user where app_user.id = membership.user_id`,
  `create table member_pace (
     company_id uuid primary key references company on delete cascade,
     sent_at timestamptz[] not null)`,
  `alter table member_pace enable row level security`,
);
