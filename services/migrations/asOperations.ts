/**
 * A function that does `work` on behalf of all companies, whoever sets it off; it must not be led to tables of other schemas. It
 * opens the wall itself: only a superuser may have a function do that by its `set` clause.
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
