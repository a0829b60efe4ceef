import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';
import { told } from './told.ts';

const carried = (table: string): string =>
  `create policy carried on ${table} to app_member
     using (carrier_id = (select current_company())) with check (carrier_id = (select current_company()))`;

/**
 * What shipments cause in CO2e, each figure kept with all that it was made of. What a shipment's figure follows from is noted when it
 * changes, in `footprint_due`, and worked off from there; so is every shipment there is already. `fuel_entry` is the fleet's own business.
 */
export const emission = statements(
  `create table shipment_footprint (
     id uuid primary key,
     shipment_id uuid not null references shipment on delete cascade,
     company_id uuid not null references company on delete cascade,
     carrier_id uuid not null references company on delete cascade,
     created_at timestamptz not null,
     is_current boolean not null default true,
     replaces uuid,
     fuel_entry_id uuid,
     level text check (level in ('default', 'modelled', 'measured')),
     reason text,
     wtw_grams bigint,
     ttw_grams bigint,
     tkm double precision,
     result jsonb,
     check (num_nonnulls(level, wtw_grams, ttw_grams, tkm, result) in (0, 5)),
     check (num_nonnulls(level, reason) = 1))`,
  `create unique index shipment_footprint_now on shipment_footprint (shipment_id) where is_current`,
  `create index shipment_footprint_of_shipment on shipment_footprint (shipment_id, created_at)`,
  `create index shipment_footprint_of_company on shipment_footprint (company_id)`,
  `create index shipment_footprint_of_carrier on shipment_footprint (carrier_id)`,
  ...companyWall('shipment_footprint'),
  carried('shipment_footprint'),
  `revoke delete on shipment_footprint from app_member`,
  ...told({
    table: 'shipment_footprint',
    type: 'shipment',
    rows: ['company_id', 'carrier_id']
      .map(
        (column) => `select ${column} as audience_id, shipment_id as record_id, null::integer as version from now_rows`,
      )
      .join(' union all '),
    on: ['insert'],
  }),

  `create table fuel_entry (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     vehicle_id uuid not null,
     created_at timestamptz not null,
     by_user_id uuid references app_user on delete set null,
     is_current boolean not null default true,
     fuel text not null,
     unit text not null,
     amount double precision not null check (amount > 0),
     shipment_ids uuid[] not null)`,
  `create index fuel_entry_of_shipments on fuel_entry using gin (shipment_ids) where is_current`,
  `create index fuel_entry_of_company on fuel_entry (company_id)`,
  ...companyWall('fuel_entry'),
  `revoke delete on fuel_entry from app_member`,

  `create table footprint_due (
     id bigint primary key generated always as identity,
     shipment_id uuid not null references shipment on delete cascade)`,
  `create index footprint_due_of_shipment on footprint_due (shipment_id)`,
  `alter table footprint_due enable row level security`,
  `alter table footprint_due force row level security`,
  `create policy operations on footprint_due to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  asOperations('footprint_due_insert()', 'trigger', `insert into footprint_due (shipment_id) select id from now_rows;`),
  asOperations(
    'footprint_due_update()',
    'trigger',
    `insert into footprint_due (shipment_id) select latest.id from now_rows latest join old_rows earlier using (id)
       where latest.vehicle_id is distinct from earlier.vehicle_id or latest.trailer_id is distinct from earlier.trailer_id
         or (latest.status <> earlier.status and latest.status in ('delivered', 'cancelled'));`,
  ),
  `create trigger footprint_due_insert after insert on shipment referencing new table as now_rows
     for each statement execute function footprint_due_insert()`,
  `create trigger footprint_due_update after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function footprint_due_update()`,
  `select set_config('app.operations', 'on', true)`,
  `insert into footprint_due (shipment_id) select id from shipment`,
  `select set_config('app.operations', '', true)`,
  `alter table offer add footprint jsonb`,
);
