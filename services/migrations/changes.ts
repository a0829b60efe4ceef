import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

type Event = 'insert' | 'update' | 'delete';

interface Told {
  readonly table: string;
  readonly type: string;
  /** Selects `audience_id`, `record_id` and `version` from the rows `now_rows`, and for an update also `old_rows`. */
  readonly rows: string;
  readonly on: readonly Event[];
}

const transition: Readonly<Record<Event, string>> = {
  insert: 'new table as now_rows',
  update: 'old table as old_rows new table as now_rows',
  delete: 'old table as now_rows',
};

/**
 * Notes a change for each audience in the transaction that makes it, and signals it to those who listen. One statement that changes
 * more than 100 rows for an audience is noted once, without ids.
 */
export const told = ({ table, type, rows, on }: Told): readonly string[] =>
  on.flatMap((event) => {
    const name = `tell_${table}_${type}_${event}`;
    return [
      asOperations(
        `${name}()`,
        'trigger',
        `insert into change (audience_id, type, record_id, version)
           with told as (select * from (${rows}) rows where audience_id is not null),
             many as (select audience_id from told group by audience_id having count(*) > 100)
           select audience_id, '${type}', record_id, version from told where audience_id not in (select audience_id from many)
           union all select audience_id, '${type}', null, null from many;
         if found then perform pg_notify('haulage_changes', ''); end if;`,
      ),
      `create trigger ${name} after ${event} on ${table} referencing ${transition[event]}
         for each statement execute function ${name}()`,
    ];
  });

const everyEvent = ['insert', 'update', 'delete'] as const;

const seenBy = (column: string): string => `select ${column} as audience_id, id as record_id, version from now_rows`;

/** A record that one company sees, or another one too, named by one of its columns. */
const record = (table: string, type: string, also?: string): readonly string[] => {
  const rows = also === undefined ? seenBy('company_id') : `${seenBy('company_id')} union all ${seenBy(also)}`;
  return told({ table, type, rows, on: everyEvent });
};

/** A record that belongs to nobody while its deletion can be undone: the company it belonged to hears of that too. */
const undoable = (table: string, type: string): readonly string[] => [
  ...told({
    table,
    type,
    rows: `select company_id as audience_id, id as record_id, version from now_rows`,
    on: ['insert', 'delete'],
  }),
  ...told({
    table,
    type,
    rows: `select coalesce(earlier.company_id, latest.company_id) as audience_id, latest.id as record_id, latest.version
      from now_rows latest join old_rows earlier using (id)`,
    on: ['update'],
  }),
];

const askedBy = (rows: string): string =>
  `select carrier_id as audience_id, load_id as record_id, null::integer as version
     from load_audience where load_id in (select id from ${rows})`;
const inMarket = (rows: string): string =>
  `select brand_id as audience_id, id as record_id, null::integer as version from ${rows} where is_market`;

/** What changed, for whom, in the last hour: `GET /v1/stream` reads it. `xid` tells what a reader has seen by a snapshot. */
export const changes = statements(
  `create table change (
     id bigint primary key generated always as identity,
     xid xid8 not null default pg_current_xact_id(),
     at timestamptz not null default clock_timestamp(),
     audience_id uuid not null,
     type text not null,
     record_id uuid,
     version integer)`,
  `create index change_by_audience on change (audience_id, xid)`,
  `create index change_by_xid on change (xid)`,
  `create index change_by_time on change (at)`,
  `alter table change enable row level security`,
  `alter table change force row level security`,
  `create policy operations on change to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,

  ...record('shipment_request', 'request'),
  ...record('offer', 'offer', 'shipper_id'),
  ...record('shipment', 'shipment', 'carrier_id'),
  ...record('invitation', 'invitation'),
  ...undoable('vehicle', 'vehicle'),
  ...undoable('driver', 'driver'),
  ...told({ table: 'load', type: 'load', rows: inMarket('now_rows'), on: ['insert', 'delete'] }),
  ...told({
    table: 'load',
    type: 'load',
    rows: `${inMarket('now_rows')} union ${inMarket('old_rows')} union ${askedBy('now_rows')}`,
    on: ['update'],
  }),
  ...told({
    table: 'load_audience',
    type: 'load',
    rows: `select carrier_id as audience_id, load_id as record_id, null::integer as version from now_rows`,
    on: ['insert', 'delete'],
  }),
  ...told({
    table: 'load_decline',
    type: 'request',
    rows: `select shipper_id as audience_id, load_id as record_id, null::integer as version from now_rows`,
    on: ['insert'],
  }),

  `create function tell_access_ended() returns trigger language plpgsql as $$
     begin
       perform pg_notify('haulage_access', '');
       return null;
     end $$`,
  `create trigger tell_access_ended after update of revoked_at on sign_in
     for each statement execute function tell_access_ended()`,
  `create trigger tell_access_ended after update of disabled_at on app_user
     for each statement execute function tell_access_ended()`,
  `create trigger tell_access_ended after delete on membership
     for each statement execute function tell_access_ended()`,
);
