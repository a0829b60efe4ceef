/**
 * Row-level security for a table with a company_id: `app_member` sees only rows of the transaction's company, and FORCE applies
 * it to the owner too. Backup, restore and other work on all companies switches it off for one transaction with
 * `set_config('app.operations', 'on', true)`, as the owner. The subselects are evaluated once per query, not once per row.
 * Part of released migrations: never edit it, write a second one.
 */
export const companyWall = (table: string): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy company_wall on ${table} to app_member
     using (company_id = (select current_company())) with check (company_id = (select current_company()))`,
  `create policy operations on ${table} to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select, insert, update, delete on ${table} to app_member`,
];
