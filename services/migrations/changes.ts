import { statements } from './statements.ts';
import { told } from './told.ts';
import { toldRecord } from './toldRecord.ts';
import { toldUndoable } from './toldUndoable.ts';

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

  ...toldRecord('shipment_request', 'request'),
  ...toldRecord('offer', 'offer', 'shipper_id'),
  ...toldRecord('shipment', 'shipment', 'carrier_id'),
  ...toldRecord('invitation', 'invitation'),
  ...toldUndoable('vehicle', 'vehicle'),
  ...toldUndoable('driver', 'driver'),
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
