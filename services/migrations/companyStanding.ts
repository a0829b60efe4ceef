import { statements } from './statements.ts';

/**
 * What other companies and the company's truckers say about a company, for whoever may see it: how many people accepted a mailed
 * invitation, and whether its name looks like, or contains, that of a brand or looks like that of an older company of its brand that
 * somebody runs. Security definer, because neither the other companies nor, for an invitee, the other invitations can be seen.
 */
export const companyStanding = statements(
  `create function is_run(asked uuid) returns boolean language sql stable security definer set search_path from current as $$
     select exists (
       select from membership join app_user on app_user.id = membership.user_id
       where company_id = asked and accepted_at is not null and confirmed_at is not null and disabled_at is null) $$`,
  `create function company_standing(asked uuid, out accepted integer, out is_name_taken boolean)
     language plpgsql security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       select count(distinct email) into accepted from invitation
         where company_id = asked and status = 'accepted' and email is not null;
       select exists (
         select from company own join company other on other.id <> own.id
         where own.id = asked and (
           (other.kind = 'brand' and length(other.name_look) > 3 and position(other.name_look in own.name_look) > 0)
           or (other.kind <> 'brand' and other.name_look = own.name_look
             and other.brand_id is not distinct from own.brand_id
             and (other.created_at, other.id) < (own.created_at, own.id)
             and is_run(other.id)))) into is_name_taken;
       perform set_config('app.operations', earlier, true);
     end $$`,
);
