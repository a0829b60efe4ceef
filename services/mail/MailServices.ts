import type { Kysely } from 'kysely';
import type { Clock } from '../clock/Clock.ts';
import type { Log } from '../log/Log.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { Random } from '../random/Random.ts';
import type { Settings } from '../settings/Settings.ts';
import type { MailTables } from './MailTables.ts';

/** The services that mail depends on. */
export interface MailServices {
  readonly db: Kysely<MailTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly settings: Pick<Settings, 'databaseUrl' | 'smtpUrl' | 'trustedProxies'>;
}
