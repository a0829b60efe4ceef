import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

type Event = 'insert' | 'update' | 'delete';

const transition: Readonly<Record<Event, string>> = {
  insert: 'new table as now_rows',
  update: 'old table as old_rows new table as now_rows',
  delete: 'old table as now_rows',
};

const inMarket = (rows: string): string =>
  `select brand_id as audience_id, company_id as shipper_id, id as record_id from ${rows} where is_market`;
const askedBy = (rows: string): string =>
  `select carrier_id as audience_id, null::uuid as shipper_id, load_id as record_id
     from load_audience where load_id in (select id from ${rows})`;

/** As `told` of the changes, and with the fleets that the shipper blocks, who do not hear what the market hears. */
const toldOfLoads = (event: Event, rows: string): readonly string[] => [
  `drop trigger tell_load_load_${event} on load`,
  `drop function tell_load_load_${event}()`,
  asOperations(
    `tell_load_load_${event}()`,
    'trigger',
    `insert into change (audience_id, type, record_id, hidden_from)
       with told as (
         select audience_id, record_id, (select array_agg(carrier_id order by carrier_id) from carrier_relation relation
             where relation.company_id = shipper_id and blocked_at is not null) as hidden_from
         from (${rows}) rows),
         many as (select audience_id, hidden_from from told group by audience_id, hidden_from having count(*) > 100)
       select audience_id, 'load', record_id, hidden_from from told
         where not exists (select from many where many.audience_id = told.audience_id and many.hidden_from is not distinct from told.hidden_from)
       union all select audience_id, 'load', null, hidden_from from many;
     if found then perform pg_notify('haulage_changes', ''); end if;`,
  ),
  `create trigger tell_load_load_${event} after ${event} on load referencing ${transition[event]}
     for each statement execute function tell_load_load_${event}()`,
];

const toldToTheFleet = (event: 'insert' | 'update', rows: string): readonly string[] => [
  asOperations(
    `tell_of_block_${event}()`,
    'trigger',
    `insert into change (audience_id, type) select carrier_id, 'load' from ${rows};
     if found then perform pg_notify('haulage_changes', ''); end if;`,
  ),
  `create trigger tell_of_block_${event} after ${event} on carrier_relation referencing ${transition[event]}
     for each statement execute function tell_of_block_${event}()`,
];

/**
 * A fleet does not hear of the loads of a shipper that blocks it. When it is blocked or unblocked it hears that its loads changed, and
 * not which or whose.
 */
export const newsOfLoads = statements(
  `alter table change add hidden_from uuid[]`,
  ...toldOfLoads('insert', inMarket('now_rows')),
  ...toldOfLoads('delete', inMarket('now_rows')),
  ...toldOfLoads('update', `${inMarket('now_rows')} union ${inMarket('old_rows')} union ${askedBy('now_rows')}`),
  ...toldToTheFleet('insert', 'now_rows where blocked_at is not null'),
  ...toldToTheFleet(
    'update',
    `now_rows join old_rows using (company_id, carrier_id) where (now_rows.blocked_at is null) <> (old_rows.blocked_at is null)`,
  ),
);
