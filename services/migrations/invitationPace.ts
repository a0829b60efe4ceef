import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** When each company mailed invitations of late: how many it may send in an hour is limited. */
export const invitationPace = statements(
  `create table invitation_pace (
     company_id uuid primary key references company on delete cascade,
     sent_at timestamptz[] not null)`,
  ...companyWall('invitation_pace'),
);
