import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/**
 * Each listed paper knows how much its vehicle or driver drives: 0 now, 1 ready to, 2 off the road. Papers of drivers who are only
 * invited are no longer listed.
 */
export const paperDuty = statements(
  `create function vehicle_duty(status text) returns smallint language sql immutable as $$
     select (case when status in ('assigned', 'in_use') then 0 when status = 'available' then 1 else 2 end)::smallint $$`,
  `create function driver_duty(status text) returns smallint language sql immutable as $$
     select (case when status = 'active' then 0 else 2 end)::smallint $$`,
  `alter table paper add duty smallint not null default 2 check (duty in (0, 1, 2))`,
  `select set_config('app.operations', 'on', true)`,
  `update paper set duty = vehicle_duty(vehicle.status) from vehicle where vehicle.id = paper.vehicle_id`,
  `update paper set duty = driver_duty(driver.status) from driver where driver.id = paper.driver_id`,
  `delete from paper using driver where driver.id = paper.driver_id and driver.status = 'invited'`,
  `select set_config('app.operations', '', true)`,
  `alter table paper alter duty drop default`,
  `create index paper_by_duty on paper (company_id, duty, expires_on, subject_id, type) include (subject)`,
  `drop function keep_vehicle_papers(uuid[])`,
  asOperations(
    'keep_vehicle_papers(changed uuid[])',
    'void',
    `delete from paper where subject_id = any (changed);
     with needed as (
       select vehicle.id, vehicle.company_id, vehicle.status, wanted.type, newest.expires_on
       from vehicle
       cross join (values ('registration', false), ('insurance', true), ('roadworthiness', true)) wanted (type, ends)
       left join lateral (
         select document.id, document.expires_on from document
         where document.vehicle_id = vehicle.id and document.type = wanted.type
         order by document.created_at desc, document.id desc limit 1) newest on true
       where vehicle.id = any (changed) and (wanted.ends or newest.id is null)),
     listed as (
       insert into paper (company_id, subject, subject_id, type, expires_on, duty)
       select company_id, 'vehicle', id, type, expires_on, vehicle_duty(status) from needed where status <> 'retired')
     update vehicle set papers_missing = stands.missing, papers_until = stands.until
     from (select id, bool_or(expires_on is null) as missing, min(expires_on) as until from needed group by id) stands
     where vehicle.id = stands.id;`,
  ),
  `drop function keep_driver_papers(uuid[])`,
  asOperations(
    'keep_driver_papers(changed uuid[])',
    'void',
    `delete from paper where driver_id = any (changed);
     insert into paper (company_id, subject, subject_id, type, expires_on, duty)
       select company_id, 'driver', id, held.type, held.expires_on, driver_duty(status)
       from driver cross join lateral driver_paper_ends(licence_expires_on, cards, filed_papers) held
       where id = any (changed) and status not in ('invited', 'left');`,
  ),
  `create function vehicle_papers_duty() returns trigger language plpgsql as $$
     begin
       update paper set duty = vehicle_duty(new.status) where vehicle_id = new.id;
       return null;
     end $$`,
  `create trigger papers_duty after update of status on vehicle
     for each row when (new.status <> 'retired' and new.status <> old.status) execute function vehicle_papers_duty()`,
);
