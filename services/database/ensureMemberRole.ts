import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Makes the role behind the company wall, `app_member`, and lets the connecting role take it. Throws when a role of that name
 * could see over the wall.
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
