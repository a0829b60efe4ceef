import { statements } from './statements.ts';

/** Columns that lists filter and search by, included in the sort indexes. */
const sifted = '(status, expires_at, last_sent_at, search)';

/**
 * An invitation must stay in its company. A trigger, because row-level security cannot compare a row with its old version.
 */
const staysInCompany = [
  `create function stays_in_company() returns trigger language plpgsql as $$
     begin
       if new.company_id <> old.company_id then
         raise exception 'a row stays in its company' using errcode = 'insufficient_privilege';
       end if;
       return new;
     end $$`,
  `create trigger stays_in_company before update of company_id on invitation
     for each row execute function stays_in_company()`,
];

/**
 * Lists of 100,000 invitations read only the rows of the page. `is true` keeps the planner from using the invitee's policies as
 * index conditions, for which it gave up the sort index.
 */
export const invitationLists = statements(
  `alter policy invited_reads on invitation using ((id = (select current_invitation())) is true)`,
  `alter policy invited_opens on invitation using ((id = (select current_invitation())) is true)`,
  `drop index invitation_newest, invitation_by_end, invitation_by_sending`,
  `create index invitation_newest on invitation (company_id, created_at, id) include ${sifted}`,
  `create index invitation_by_end on invitation (company_id, expires_at, id) include ${sifted}`,
  `create index invitation_by_sending on invitation (company_id, last_sent_at, id) include ${sifted}`,
  ...staysInCompany,
);
