import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';

const readByOwner = (table: string): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  alsoSeenBy(table, 'owner_id'),
  `create policy operations on ${table} to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on ${table} to app_member`,
];

interface Counted {
  /** What counts are named after. */
  readonly name: string;
  /** Whose rows are counted. */
  readonly table: string;
  /** What rows are counted by beside the other party. */
  readonly splits: readonly ('lane' | 'place')[];
  /** What a row adds to the counts of its parties: a code, how many, the next code … */
  readonly adds: string;
  /** Whether counts with many codes are kept apart, as text. */
  readonly isFine: boolean;
  /** Whether the carrier alone is told; both parties are unless it is given. */
  readonly isOfCarrier?: true;
}

const types = { lane: 'text collate "C"', place: 'text' } as const;

/** Notes for both parties what these rows, with how often they count, add and take away. */
const note = ({ name, splits, isOfCarrier }: Counted, rows: string, owners = 'true'): string => `
  insert into ${name}_count_change (owner_id, party_id, day, ${splits.join(', ')}, adds, n)
  select owner_id, party_id, day, ${splits.join(', ')}, adds, n
  from (select company_id, carrier_id, day, ${splits.join(', ')}, adds, sum(n) as n from (${rows}) counted
      group by company_id, carrier_id, day, ${splits.join(', ')}, adds having sum(n) <> 0) differing
    cross join lateral (values ${isOfCarrier ? '' : '(company_id, carrier_id), '}(carrier_id, company_id)) party (owner_id, party_id)
  where ${owners}`;

const rowsOf = ({ splits, adds }: Counted, table: string, n: 1 | -1): string =>
  `select company_id, carrier_id, day, ${splits.join(', ')}, ${adds} as adds, ${n} as n from ${table}`;

/** The tables in which the rows of a table are counted as stops are (0074_stop_counts), and the triggers that note what changes. */
const counting = (counted: Counted): readonly string[] => {
  const { name, table, splits, isFine } = counted;
  const kept = [
    'days',
    'party',
    ...splits,
    ...(isFine ? ['fine', ...['party', ...splits].map((by) => `${by}_fine`)] : []),
  ];
  const [now, old] = [rowsOf(counted, 'now_rows', 1), rowsOf(counted, 'old_rows', -1)];
  const trigger = (event: 'insert' | 'update' | 'delete', tables: string, work: string): readonly string[] => [
    // Writing what may be there already fires both for rows that came and for rows that changed, one of them with none.
    asOperations(
      `${name}_counts_of_${event}()`,
      'trigger',
      `if exists (select from ${event === 'delete' ? 'old_rows' : 'now_rows'}) then ${work}; end if;`,
    ),
    `create trigger ${name}_counts_of_${event} after ${event} on ${table} referencing ${tables}
       for each statement execute function ${name}_counts_of_${event}()`,
  ];
  return [
    `create table ${name}_count (
       owner_id uuid not null references company on delete cascade,
       span text collate "C" not null,
       ${kept.map((column) => `${column} json not null`).join(', ')},
       primary key (owner_id, span))`,
    `create table ${name}_count_change (
       owner_id uuid not null references company on delete cascade,
       party_id uuid not null,
       day date not null,
       ${splits.map((split) => `${split} ${types[split]} not null`).join(', ')},
       adds bigint[] not null,
       n integer not null)`,
    `create index ${name}_count_change_of_owner on ${name}_count_change (owner_id, day)`,
    ...readByOwner(`${name}_count`),
    ...readByOwner(`${name}_count_change`),
    ...trigger('insert', 'new table as now_rows', note(counted, now)),
    ...trigger('update', 'old table as old_rows new table as now_rows', note(counted, `${now} union all ${old}`)),
    // A company that is being removed needs no counts.
    ...trigger(
      'delete',
      'old table as old_rows',
      note(counted, old, 'exists (select from company where id = owner_id)'),
    ),
  ];
};

/**
 * What counts the rows of a table from now on, and what notes those that are there.
 * Part of released migrations: what it makes without `isOfCarrier` never changes.
 */
export const countedRows = (counted: Counted) => ({
  counting: counting(counted),
  noting: note(counted, rowsOf(counted, counted.table, 1)),
});
