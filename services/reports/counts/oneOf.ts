import { sql, type RawBuilder } from 'kysely';

/** What a single case of a kind adds to counts. */
export const oneOf = (code: RawBuilder<unknown>): RawBuilder<unknown> => sql`array[${code}, 1]::bigint[]`;
