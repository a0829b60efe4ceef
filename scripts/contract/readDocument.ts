import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenAPIV3_1 } from 'openapi-types';
import { systemClock } from '../../services/clock/systemClock.ts';
import type { Tables } from '../../services/Tables.ts';
import { features } from '../../services/features.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { systemRandom } from '../../services/random/systemRandom.ts';
import { readSettings } from '../../services/settings/readSettings.ts';
import { createApp } from '../../services/createApp.ts';

/** Nothing is asked of it: the document is made from schemas alone. */
const noDatabase = () =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** What the services answer at /openapi.json, without a port and without a database. */
export async function readDocument(): Promise<OpenAPIV3_1.Document> {
  const settings = readSettings({ LOG: 'off', CODE_PEPPER: 'x'.repeat(32), APP_DIR: '/nonexistent' });
  const services = { db: noDatabase(), clock: systemClock, random: systemRandom, settings, log: silentLog };
  const answer = await createApp(services, features).request('/openapi.json');
  const document: OpenAPIV3_1.Document = await answer.json();
  return document;
}
