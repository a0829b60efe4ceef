import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

const noting = (event: 'insert' | 'update' | 'delete'): readonly string[] => [
  asOperations(
    `note_changed_loads_${event}()`,
    'trigger',
    `insert into load_change (load_id, brand_id) select id, brand_id from rows;`,
  ),
  `create trigger note_changed_loads_${event} after ${event} on load referencing ${event === 'delete' ? 'old' : 'new'} table as rows
     for each statement execute function note_changed_loads_${event}()`,
];

/** What served lists of loads and the counts of them, before each process kept the open loads itself. */
const droppedIndexes = [
  'load_by_pickup',
  'load_newest',
  'load_by_km',
  'load_by_price',
  'load_filtered',
  'load_near',
  'load_by_place',
  'load_by_cell',
  'load_match',
  'load_fits',
  'load_ending',
];

/**
 * Which loads changed, for the processes that keep the open ones in memory: each reads what was committed since it last looked. `xid` tells
 * that by a snapshot, as with `change`.
 */
export const loadChanges = statements(
  `create table load_change (
     xid xid8 not null default pg_current_xact_id(),
     at timestamptz not null default clock_timestamp(),
     load_id uuid not null,
     brand_id uuid not null)`,
  `create index load_change_by_xid on load_change (xid) include (load_id, brand_id)`,
  `create index load_change_by_time on load_change (at)`,
  `alter table load_change enable row level security`,
  `alter table load_change force row level security`,
  `create policy operations on load_change to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  ...(['insert', 'update', 'delete'] as const).flatMap(noting),

  ...(['insert', 'update', 'delete'] as const).flatMap((event) => [
    `drop trigger open_load_counts_of_${event} on load`,
    `drop function open_load_counts_of_${event}()`,
  ]),
  `drop table open_load_count`,
  ...droppedIndexes.map((index) => `drop index ${index}`),
  `create index load_open on load (id) where is_open`,
  `alter table load ${(['from', 'to'] as const)
    .flatMap((end) => ['x', 'y', 'z'].map((axis) => `drop column ${end}_${axis}`))
    .join(', ')}`,
);
