import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../../../services/createApp.ts';
import { desnz2025 } from '../../../services/emission/desnz2025.ts';
import type { Feature } from '../../../services/Feature.ts';
import { features as everyFeature } from '../../../services/features.ts';
import { gazetteerOf } from '../../../services/gazetteer/gazetteerOf.ts';
import { Market } from '../../../services/loads/market/Market.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { prometheusMetrics } from '../../../services/metrics/prometheusMetrics.ts';
import type { MailMessage } from '../../../services/mail/Mailer.ts';
import { systemRandom } from '../../../services/random/systemRandom.ts';
import { estimatingPlanner } from '../../../services/routing/estimatingPlanner.ts';
import { digestingSecurityLog } from '../../../services/security/digestingSecurityLog.ts';
import type { Services } from '../../../services/Services.ts';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import type { WritePaces } from '../../../services/web/pace/WritePaces.ts';
import { SteppingClock } from './SteppingClock.ts';
import { testDatabase } from './testDatabase.ts';
import { testSettings } from './testSettings.ts';

export interface TestRequest extends RequestInit {
  /** Sent as JSON body. */
  readonly json?: unknown;
  readonly token?: string | undefined;
  readonly company?: string | undefined;
  /** The client's socket address. */
  readonly peer?: string;
}

export interface TestServices {
  readonly services: Services;
  readonly clock: SteppingClock;
  /** The mails in the outbox, oldest first. */
  mails(): Promise<readonly MailMessage[]>;
  readonly app: Hono<AppEnv>;
  request(path: string, init?: TestRequest): Promise<Response>;
}

/** The services on a fresh database, with a stopped clock and mail in the outbox. */
export async function testServices(
  changes: Partial<Services> = {},
  features: readonly Feature[] = everyFeature,
  paces?: WritePaces,
): Promise<TestServices> {
  const clock = new SteppingClock();
  const metrics = changes.metrics ?? prometheusMetrics();
  const db = changes.db ?? (await testDatabase());
  const services: Services = {
    db,
    market: new Market({ db, clock }),
    clock,
    signals: { listen: () => () => undefined },
    random: systemRandom,
    factors: desnz2025,
    gazetteer: gazetteerOf(new Map()),
    routes: estimatingPlanner,
    settings: testSettings(),
    storage: undefined,
    log: silentLog,
    metrics,
    security: digestingSecurityLog(changes.log ?? silentLog, metrics, new TextEncoder().encode('a pepper for tests')),
    ...changes,
  };
  const app = createApp(services, features, { ...(paces && { paces }) });
  return { services, clock, mails: () => mailsIn(services), app, request: requester(app) };
}

const mailsIn = ({ db }: Services): Promise<readonly MailMessage[]> =>
  db
    .selectFrom('outbox')
    .select(['to_address as to', 'subject', 'text'])
    .orderBy(sql`ctid`)
    .execute();

const requester =
  (app: Hono<AppEnv>) =>
  async (path: string, { json, token, company, peer = '127.0.0.1', ...init }: TestRequest = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (company !== undefined) headers.set('X-Company-Id', company);
    const body = json === undefined ? init.body : JSON.stringify(json);
    const socket = { remoteAddress: peer };
    return app.request(path, { ...init, headers, ...(body !== undefined && { body }) }, { incoming: { socket } });
  };
