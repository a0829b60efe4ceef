import { asOperations } from './asOperations.ts';

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
