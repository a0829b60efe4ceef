import { statements } from './statements.ts';

/**
 * Invited names and acceptance of members: until they accept, their company sees the name it typed. Existing members with a
 * confirmed account count as accepted. Also the table for the hourly limit of member mails.
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
