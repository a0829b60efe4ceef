import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Creates `app_member`, the role that row-level security applies to, and grants it to the connecting role. Throws if the connecting
 * role may not do that, or if an existing role of that name could bypass row-level security.
 */
export async function ensureMemberRole(db: QueryExecutorProvider): Promise<void> {
  await createMemberRole(db);
  const { rows } = await sql`
    select from pg_roles where rolname = 'app_member' and (rolsuper or rolbypassrls)`.execute(db);
  if (rows.length > 0) throw new Error('The database role app_member must be neither superuser nor BYPASSRLS.');
}

/** Since PostgreSQL 16 a role that made another is its member without the right to act as it (SET). */
async function createMemberRole(db: QueryExecutorProvider): Promise<void> {
  try {
    await sql`
      do $$
      declare needed text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
      begin
        if not exists (select from pg_roles where rolname = 'app_member') then
          create role app_member nologin;
        end if;
        if not pg_has_role(current_user, 'app_member', needed) then
          grant app_member to current_user;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`.execute(db);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === insufficientPrivilege)) throw error;
    throw new Error(await whatToRun(db), { cause: error });
  }
}

const insufficientPrivilege = '42501';

async function whatToRun(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ name: string; quoted: string; exists: boolean }>`
    select current_user as name, quote_ident(current_user) as quoted,
      exists (select from pg_roles where rolname = 'app_member') as exists`.execute(db);
  const { name = '', quoted = '', exists = false } = rows[0] ?? {};
  const create = exists ? '' : 'create role app_member nologin; ';
  return `The database role ${name} may not create or grant roles: run "${create}grant app_member to ${quoted};" as an administrator, and start again.`;
}
