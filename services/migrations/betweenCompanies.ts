/**
 * A row that another company may also see, named by one of its columns.
 * Part of released migrations: never edit it, write a second one.
 */
export const alsoSeenBy = (table: string, column: string): string =>
  `create policy seen_by_${column} on ${table} for select to app_member using (${column} = (select current_company()))`;

/** Both companies of a row stay what they are: row-level security cannot compare a row with what it was. */
export const keepsParties = (table: string, ...columns: readonly string[]): string =>
  `create trigger keeps_parties before update of ${columns.join(', ')} on ${table}
     for each row when (${columns.map((column) => `new.${column} <> old.${column}`).join(' or ')})
     execute function refuse_other_parties()`;
