import { statements } from './statements.ts';

/** Columns that lists of invitations filter and search by. */
const sifted = '(status, expires_at, last_sent_at, search)';

/** Marks on letters, which NFKD sets apart. */
const marks = String.raw`[\u0300-\u036f]+`;

const without = (table: string, columns: readonly string[]): string =>
  `alter table ${table}
     drop column search,
     add search text collate "C" not null generated always as
       (${columns.map((column) => `search_key(coalesce(${column}, ''))`).join(` || ' ' || `)}) stored`;

/**
 * People are found without the accents of their names. Dropping the column drops the indexes that include it. Letters that
 * Unicode does not take apart are those of `foldName`.
 */
export const nameSearch = statements(
  `create function search_key(typed text) returns text language sql immutable parallel safe
     as $$ select translate(
       replace(replace(replace(lower(regexp_replace(normalize(typed, NFKD), '${marks}', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
       'øØłŁđĐðÐħĦıə', 'oollddddhhie') $$`,
  without('driver', ['name', 'phone', 'email', 'licence_number']),
  without('invitation', ['name', 'phone', 'email']),
  `create index invitation_newest on invitation (company_id, created_at, id) include ${sifted}`,
  `create index invitation_by_end on invitation (company_id, expires_at, id) include ${sifted}`,
  `create index invitation_by_sending on invitation (company_id, last_sent_at, id) include ${sifted}`,
);
