import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** Policies of a table whose rows belong to a person in a company; some may be shared with the company to read. */
const ownRows = (table: string, isShared: string): readonly string[] => {
  const own = `company_id = (select current_company()) and user_id = (select acting_user())`;
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy own_to_read on ${table} for select to app_member
       using (company_id = (select current_company()) and (user_id = (select acting_user()) or ${isShared}))`,
    `create policy own_to_add on ${table} for insert to app_member with check (${own})`,
    `create policy own_to_change on ${table} for update to app_member using (${own}) with check (${own})`,
    `create policy own_to_delete on ${table} for delete to app_member
       using (company_id = (select current_company()) and (user_id = (select acting_user()) or ${isShared}))`,
    `create policy operations on ${table} to current_user
       using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
    `grant select, insert, update, delete on ${table} to app_member`,
  ];
};

/**
 * How each person has arranged a list, and the views they saved of it. Both end with the membership; views they shared stay with
 * the company.
 */
export const listViews = statements(
  `create function acting_user() returns uuid language sql stable
     as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$`,
  `create table list_layout (
     company_id uuid not null references company on delete cascade,
     user_id uuid not null references app_user on delete cascade,
     list text not null,
     columns text[],
     density text not null check (density in ('compact', 'comfortable')),
     updated_at timestamptz not null,
     primary key (company_id, user_id, list))`,
  `create index list_layout_of_user on list_layout (user_id)`,
  ...ownRows('list_layout', 'false'),
  `create table list_view (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     user_id uuid not null references app_user on delete cascade,
     list text not null,
     version integer not null default 1,
     name text not null,
     name_key text collate "C" not null generated always as (lower(name)) stored,
     shared boolean not null,
     q text not null,
     filters jsonb not null,
     sort text not null,
     columns text[],
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create unique index list_view_own_name on list_view (company_id, list, user_id, name_key)`,
  `create unique index list_view_shared_name on list_view (company_id, list, name_key) where shared`,
  `create index list_view_of_user on list_view (user_id)`,
  ...ownRows('list_view', 'shared'),

  asOperations(
    'forget_lists_of_member()',
    'trigger',
    `delete from list_layout using gone
       where list_layout.company_id = gone.company_id and list_layout.user_id = gone.user_id;
     delete from list_view using gone
       where list_view.company_id = gone.company_id and list_view.user_id = gone.user_id and not shared;`,
  ),
  `create trigger lists_end after delete on membership referencing old table as gone
     for each statement execute function forget_lists_of_member()`,
);
