import type { Metrics } from '../metrics/Metrics.ts';
import type { Database } from './Database.ts';

/** Shows in the metrics how the connections to the database are used. */
export function watchPool({ poolUse }: Pick<Database<unknown>, 'poolUse'>, metrics: Metrics): void {
  metrics.watch('haulage_database_connections', () => poolUse().connections);
  metrics.watch('haulage_database_idle', () => poolUse().idle);
  metrics.watch('haulage_database_waiting', () => poolUse().waiting);
}
