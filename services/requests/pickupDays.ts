import { sql, type RawBuilder } from 'kysely';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Whether the first pickup is on one of these days (`YYYY-MM-DD`), by the clock there. No clock is further from UTC than 14 hours: the
 * instants let an index rule out most rows.
 */
export function pickedUpBetween({ from, to }: Days): RawBuilder<boolean> {
  const begins = sql`pickup_day >= ${from}::date and pickup_at >= ${from}::date::timestamp at time zone 'UTC' - interval '14 hours'`;
  const ends = sql`pickup_day <= ${to}::date and pickup_at < ${to}::date::timestamp at time zone 'UTC' + interval '38 hours'`;
  return sql<boolean>`(${sql.join([...(from === undefined ? [] : [begins]), ...(to === undefined ? [] : [ends]), sql`true`], sql` and `)})`;
}
