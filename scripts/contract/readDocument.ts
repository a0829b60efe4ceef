import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenAPIV3_1 } from 'openapi-types';
import { systemClock } from '../../services/clock/systemClock.ts';
import type { Tables } from '../../services/Tables.ts';
import { desnz2025 } from '../../services/emission/desnz2025.ts';
import { features } from '../../services/features.ts';
import { gazetteerOf } from '../../services/gazetteer/gazetteerOf.ts';
import { Market } from '../../services/loads/market/Market.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { prometheusMetrics } from '../../services/metrics/prometheusMetrics.ts';
import { systemRandom } from '../../services/random/systemRandom.ts';
import { estimatingPlanner } from '../../services/routing/estimatingPlanner.ts';
import { readSettings } from '../../services/settings/readSettings.ts';
import { createApp } from '../../services/createApp.ts';

/** A dummy: the document is generated from schemas, without queries. */
const noDatabase = () =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** The services' /openapi.json, without a port or a database. */
export async function readDocument(): Promise<OpenAPIV3_1.Document> {
  const settings = readSettings({ LOG: 'off', CODE_PEPPER: 'x'.repeat(32), APP_DIR: '/nonexistent' });
  const db = noDatabase();
  const services = {
    db,
    market: new Market({ db, clock: systemClock }),
    signals: { listen: () => () => undefined },
    clock: systemClock,
    random: systemRandom,
    factors: desnz2025,
    gazetteer: gazetteerOf(new Map()),
    routes: estimatingPlanner,
    settings,
    log: silentLog,
    metrics: prometheusMetrics(),
    storage: undefined,
    security: { note: () => undefined },
  };
  const answer = await createApp(services, features).request('/openapi.json');
  const document: OpenAPIV3_1.Document = await answer.json();
  return document;
}
