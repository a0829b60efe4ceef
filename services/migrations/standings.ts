import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

const standing = (status: string): string =>
  `case when ${status} in ('maintenance', 'out_of_service', 'retired') then ${status} else 'in_service' end`;

/** Since when a vehicle is in service or off the road, so that reports know how it stood on a day. What was before is not known. */
export const standings = statements(
  `create table vehicle_standing (
     vehicle_id uuid not null references vehicle on delete cascade,
     company_id uuid not null,
     since timestamptz not null,
     standing text not null,
     primary key (vehicle_id, since))`,
  ...companyWall('vehicle_standing'),
  asOperations(
    'note_new_vehicles()',
    'trigger',
    `insert into vehicle_standing (vehicle_id, company_id, since, standing)
       select id, company_id, created_at, ${standing('status')} from now_rows;`,
  ),
  asOperations(
    'note_moved_vehicles()',
    'trigger',
    `insert into vehicle_standing (vehicle_id, company_id, since, standing)
       select now_rows.id, now_rows.company_id, greatest(now_rows.updated_at, now_rows.created_at), ${standing('now_rows.status')}
       from now_rows join old_rows using (id) where ${standing('now_rows.status')} <> ${standing('old_rows.status')}
     on conflict (vehicle_id, since) do update set standing = excluded.standing;`,
  ),
  `create trigger note_new_vehicles after insert on vehicle referencing new table as now_rows
     for each statement execute function note_new_vehicles()`,
  `create trigger note_moved_vehicles after update on vehicle referencing old table as old_rows new table as now_rows
     for each statement execute function note_moved_vehicles()`,
  `select set_config('app.operations', 'on', true)`,
  `insert into vehicle_standing (vehicle_id, company_id, since, standing) select id, company_id, created_at, 'in_service' from vehicle`,
  `insert into vehicle_standing (vehicle_id, company_id, since, standing)
     select id, company_id, greatest(updated_at, created_at), ${standing('status')} from vehicle where ${standing('status')} <> 'in_service'
   on conflict (vehicle_id, since) do update set standing = excluded.standing`,
  `select set_config('app.operations', '', true)`,
);
