import type { Kysely } from 'kysely';
import type { Clock } from './clock/Clock.ts';
import type { FactorSet } from './emission/FactorSet.ts';
import type { Gazetteer } from './gazetteer/Gazetteer.ts';
import type { Signals } from './database/signals/Signals.ts';
import type { Market } from './loads/market/Market.ts';
import type { Log } from './log/Log.ts';
import type { Metrics } from './metrics/Metrics.ts';
import type { Random } from './random/Random.ts';
import type { RoutePlanner } from './routing/RoutePlanner.ts';
import type { SecurityLog } from './security/SecurityLog.ts';
import type { Settings } from './settings/Settings.ts';
import type { ObjectStorage } from './storage/ObjectStorage.ts';
import type { Tracing } from './tracing/Tracing.ts';
import type { Tables } from './Tables.ts';

/** The dependencies of every feature. */
export interface Services {
  readonly db: Kysely<Tables>;
  readonly signals: Signals;
  readonly clock: Clock;
  readonly random: Random;
  /** What freight, trucks and fuels cause in CO2e. */
  readonly factors: FactorSet;
  readonly gazetteer: Gazetteer;
  readonly market: Market;
  readonly routes: RoutePlanner;
  readonly settings: Settings;
  /** If not set, files are kept in the database. */
  readonly storage: ObjectStorage | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly security: SecurityLog;
  /** Unless nobody asked for traces. */
  readonly tracing?: Tracing | undefined;
}
