import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Creates `app_member`, the role that row-level security applies to, and grants it to the connecting role. Throws if an existing
 * role of that name could bypass row-level security.
 */
export async function ensureMemberRole(db: QueryExecutorProvider): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'app_member') then
        create role app_member nologin;
      end if;
      if not pg_has_role(current_user, 'app_member', 'member') then
        grant app_member to current_user;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  const { rows } = await sql`
    select from pg_roles where rolname = 'app_member' and (rolsuper or rolbypassrls)`.execute(db);
  if (rows.length > 0) throw new Error('The database role app_member must be neither superuser nor BYPASSRLS.');
}
