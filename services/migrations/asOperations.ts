/**
 * A security definer function that runs `work` for all companies, with a fixed search path. It sets `app.operations` itself,
 * because only a superuser may do so in a function's `set` clause.
 * Part of released migrations: never edit it, write a second one.
 */
export const asOperations = (name: string, result: 'void' | 'trigger', work: string): string =>
  `create function ${name} returns ${result} language plpgsql security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       ${work}
       perform set_config('app.operations', earlier, true);
       ${result === 'trigger' ? 'return null;' : ''}
     end $$`;
