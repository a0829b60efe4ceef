import { sql } from 'kysely';
import { statusesOnTheRoad } from './fold/isOnTheRoad.ts';

/** `isOnTheRoad` as an SQL condition, spelled like that of the index over such shipments. */
export const onTheRoad = sql<boolean>`status in (${sql.join(statusesOnTheRoad.map((status) => sql.lit(status)))})`;
