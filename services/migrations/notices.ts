import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';
import { tellPeople } from './tellPeople.ts';

/** How many notices are told in the transaction that writes them. */
const toldAtOnce = 100;

/** Leaves out what a company did itself, and what is no news. */
const newsIn = (rows: string): string =>
  `insert into notice (company_id, kind, offer_id, request_id, at)
     select company_id, kind, offer_id, request_id, at from (${rows}) rows where kind is not null
       and not exists (select from membership where membership.company_id = rows.company_id and user_id = acting_user()
         and accepted_at is not null);`;

const newsOf = (table: string, event: 'insert' | 'update', rows: string): readonly string[] => [
  asOperations(`notice_${table}_${event}()`, 'trigger', newsIn(rows)),
  `create trigger notice_${table}_${event} after ${event} on ${table}
     referencing ${event === 'update' ? 'old table as old_rows ' : ''}new table as now_rows
     for each statement execute function notice_${table}_${event}()`,
];

/** When the sweeper has to look at a row again, set whenever its state or its end changes. */
const planned = (table: string, ends: readonly string[], at: string): readonly string[] => {
  const changed = ['status', ...ends].map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
  return [
    `alter table ${table} add tell_at timestamptz`,
    `create index ${table}_to_tell on ${table} (tell_at) where tell_at is not null`,
    `create function plan_${table}() returns trigger language plpgsql as $$
       begin
         new.tell_at := ${at};
         return new;
       end $$`,
    `create trigger plan_new before insert on ${table} for each row execute function plan_${table}()`,
    `create trigger plan_changed before update of status, ${ends.join(', ')} on ${table}
       for each row when (${changed}) execute function plan_${table}()`,
  ];
};

/**
 * Notices are for companies, notifications and mails for people. A trigger turns the first hundred notices of a statement into those in its own
 * transaction; of the rest the services tell a hundred at a time (`tellPeople`), and of what the clock does (`tellOfTime`).
 */
export const notices = statements(
  ...['insert', 'update'].flatMap((event) => [
    `drop trigger notify_of_offer_${event} on offer`,
    `drop function notify_of_offer_${event}()`,
  ]),
  `alter table notification alter offer_id drop not null`,

  `create table notification_setting (
     user_id uuid not null references app_user on delete cascade,
     kind text not null,
     in_app boolean not null,
     by_mail boolean not null,
     primary key (user_id, kind))`,
  `alter table notification_setting enable row level security`,
  `alter table notification_setting force row level security`,
  `create policy own on notification_setting to app_member
     using (user_id = (select acting_user())) with check (user_id = (select acting_user()))`,
  `create policy operations on notification_setting to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select, insert, update on notification_setting to app_member`,

  `create table notice (
     id bigint primary key generated always as identity,
     company_id uuid not null references company on delete cascade,
     kind text not null,
     offer_id uuid references offer on delete cascade,
     request_id uuid not null references shipment_request on delete cascade,
     at timestamptz not null)`,
  `create index notice_of_offer on notice (offer_id)`,
  `create index notice_of_request on notice (request_id)`,
  `create index notice_of_company on notice (company_id)`,
  // A person's mails of a kind about a record: an offer for a fleet, a request with all its offers for a shipper.
  `create table notice_mail (
     user_id uuid not null,
     company_id uuid not null,
     kind text not null,
     record_id uuid not null,
     request_id uuid not null references shipment_request on delete cascade,
     at timestamptz not null,
     count integer not null,
     due_at timestamptz,
     mailed_at timestamptz,
     primary key (user_id, company_id, kind, record_id),
     foreign key (user_id, company_id) references membership (user_id, company_id) on delete cascade)`,
  `create index notice_mail_due on notice_mail (due_at) where due_at is not null`,
  `create index notice_mail_of_request on notice_mail (request_id)`,
  ...['notice', 'notice_mail'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy operations on ${table} to current_user
       using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  ]),

  tellPeople,
  `revoke execute on function tell_people(bigint[]) from public`,
  asOperations(
    'tell_first_people()',
    'trigger',
    `if exists (select from now_rows) then
       perform tell_people(array(select id from now_rows order by id limit ${toldAtOnce}));
     end if;`,
  ),
  `create trigger tell_first_people after insert on notice referencing new table as now_rows
     for each statement execute function tell_first_people()`,

  ...newsOf(
    'offer',
    'insert',
    `select shipper_id as company_id, case when status = 'submitted' then 'offer_received' end as kind,
       id as offer_id, load_id as request_id, updated_at as at from now_rows`,
  ),
  ...newsOf(
    'offer',
    'update',
    `select sides.company_id, sides.kind, latest.id as offer_id, latest.load_id as request_id, latest.updated_at as at
       from now_rows latest join old_rows earlier using (id)
       cross join lateral (values
         (latest.company_id, case
           when latest.status <> earlier.status then case
             when latest.status = 'countered' then 'offer_countered'
             when latest.status = 'accepted' then 'offer_accepted'
             when latest.status = 'rejected' and latest.closed_reason = 'not_selected' then 'not_selected'
             -- Without a time to look at it, its end was told already.
             when latest.status = 'rejected' and latest.closed_reason like 'request_%' then
               case when earlier.tell_at is not null then 'request_closed' end
             when latest.status = 'rejected' then 'offer_rejected' end
           when cardinality(latest.changes) > cardinality(earlier.changes) then 'offer_outdated' end),
         (latest.shipper_id, case
           when latest.status = 'accepted' and earlier.status = 'countered' then 'counter_accepted'
           when latest.status = 'accepted' and earlier.status <> 'accepted' then 'load_booked'
           when latest.status = 'withdrawn' and earlier.status <> 'withdrawn' then 'offer_withdrawn'
           when latest.status = 'submitted' and earlier.status = 'countered' then 'offer_revised'
           when latest.status = 'submitted' and latest.amount_minor <> earlier.amount_minor then 'offer_revised'
           when latest.status = 'submitted' and cardinality(latest.changes) = 0 and cardinality(earlier.changes) > 0
             then 'offer_confirmed' end)) sides (company_id, kind)`,
  ),
  ...newsOf(
    'shipment_request',
    'update',
    `select latest.company_id, 'carrier_fell_off' as kind, null::uuid as offer_id, latest.id as request_id, latest.updated_at as at
       from now_rows latest join old_rows earlier using (id) where earlier.status = 'awarded' and latest.status = 'open'`,
  ),

  ...planned(
    'shipment_request',
    ['ends_at'],
    `case when new.status = 'open' then new.ends_at - interval '24 hours' end`,
  ),
  ...planned(
    'offer',
    ['valid_until', 'counter_until'],
    `case new.status when 'submitted' then new.valid_until when 'countered' then new.counter_until end`,
  ),
  // What is over by now is old news.
  `select set_config('app.operations', 'on', true)`,
  `update shipment_request set tell_at = ends_at - interval '24 hours' where status = 'open' and ends_at > now()`,
  `update offer set tell_at = case when status = 'countered' then counter_until else valid_until end
     where status in ('submitted', 'countered') and case when status = 'countered' then counter_until else valid_until end > now()`,
  `select set_config('app.operations', '', true)`,
);
