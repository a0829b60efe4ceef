import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Recent invitation mails by company, for the hourly limit. */
export const invitationPace = statements(
  `create table invitation_pace (
     company_id uuid primary key references company on delete cascade,
     sent_at timestamptz[] not null)`,
  ...companyWall('invitation_pace'),
);
