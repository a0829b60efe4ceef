import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { agreeOnPepper } from './account/codes/agreeOnPepper.ts';
import { readPepper } from './account/codes/readPepper.ts';
import { systemClock } from './clock/systemClock.ts';
import { createApp } from './createApp.ts';
import { openFolder } from './database/embedded/openFolder.ts';
import { withStartLock } from './database/withStartLock.ts';
import { watchPool } from './database/watchPool.ts';
import type { Declaration } from './database/server/declare.ts';
import { openDatabase, queryLimitMs, startLimitMs } from './openDatabase.ts';
import type { Feature } from './Feature.ts';
import { readFactorSet } from './emission/readFactorSet.ts';
import { features } from './features.ts';
import { openGazetteer } from './gazetteer/openGazetteer.ts';
import { Market } from './loads/market/Market.ts';
import type { Log } from './log/Log.ts';
import { startMailWorker } from './mail/startMailWorker.ts';
import { tracedMailer } from './mail/tracedMailer.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { processMetrics } from './metrics/processMetrics.ts';
import { cleanUpHourly } from './operations/cleanUpHourly.ts';
import { workSteadily } from './operations/workSteadily.ts';
import { systemRandom } from './random/systemRandom.ts';
import { openRoutePlanner } from './routing/openRoutePlanner.ts';
import { digestingSecurityLog } from './security/digestingSecurityLog.ts';
import type { Services } from './Services.ts';
import type { Settings } from './settings/Settings.ts';
import { openStorage } from './storage/openStorage.ts';
import { openTracing } from './tracing/openTracing.ts';
import { startServer } from './web/startServer.ts';
import { stopServer } from './web/stopServer.ts';

export interface RunningServices {
  readonly port: number;
  /** Lines that the features print at start. */
  readonly notes: readonly string[];
  /**
   * Graceful shutdown: refuses new requests, closes the port after `drainMs`, finishes pending requests and mails, then closes the
   * database. Takes nine seconds at most, whatever does not answer.
   */
  stop(drainMs?: number): Promise<void>;
}

/** Since the shutdown began, in milliseconds. */
const giveUp = { requests: 7_000, mails: 6_000, all: 9_000 } as const;

/** Opens the database, prepares the features and starts the server. If one of these fails, closes everything and throws. */
export async function startServices(settings: Settings, log: Log): Promise<RunningServices> {
  const factors = readFactorSet(settings.factorsFile);
  const tracing = await openTracing(settings, log);
  let isPrepared = settings.databaseUrl !== undefined;
  const database = await openDatabase(settings, log, () => (isPrepared ? queryLimitMs : startLimitMs), tracing);
  const { db, signals } = database;
  let declared: Declaration | undefined;
  const closeDatabase = () => Promise.all([declared?.end(), database.close()]);
  try {
    const metrics = processMetrics();
    watchPool(database, metrics);
    const storage = openStorage(settings.filesUrl, settings.filesAccess);
    if (settings.databaseUrl !== undefined) await closeDataFolder(settings, log);
    const pepper = readPepper(settings, systemRandom);
    const security = digestingSecurityLog(log, metrics, pepper);
    const base = {
      db,
      signals,
      clock: systemClock,
      random: systemRandom,
      factors,
      gazetteer: openGazetteer(),
      market: new Market({ db, clock: systemClock }),
      routes: openRoutePlanner(settings.routesUrl, systemClock, log),
      settings,
      storage,
    };
    const services: Services = { ...base, log, metrics, security, tracing };
    const prepare = () => eachFeature(({ prepare: work }) => work?.(services));
    const { databaseUrl } = settings;
    const prepared = await (databaseUrl === undefined
      ? prepare()
      : withStartLock(db, async () => {
          declared = await agreeOnPepper(databaseUrl, pepper, log);
          return prepare();
        }));
    const notes = [...prepared, ...(await eachFeature(({ check }) => check?.(services)))];
    isPrepared = true;
    const app = createApp(services, features, { isContractMadeAhead: true });
    const server = await startServer(app, settings, log, metrics);
    const cleanUp = cleanUpHourly(services, features);
    const worker = workSteadily(services, features);
    const mailWorker =
      settings.smtpUrl === undefined
        ? undefined
        : startMailWorker(
            services,
            tracedMailer(smtpMailer(settings.smtpUrl, settings.mailFrom, undefined, settings.smtpClearText), tracing),
          );
    const stopAll = async (drainMs: number) => {
      try {
        await Promise.all([
          stopServer(server, giveUp.requests, drainMs),
          mailWorker?.stop(giveUp.mails),
          worker.stop(),
        ]);
        await cleanUp.stop();
        await tracing?.stop();
      } finally {
        await closeDatabase();
      }
    };
    const stop = async (drainMs = 0) => {
      const stopped = stopAll(drainMs).catch((error: unknown) => log.error('not stopped cleanly', error));
      const late = wait(giveUp.all, 'late', { ref: false });
      if ((await Promise.race([stopped, late])) === 'late') log.write('warn', 'database not closed');
    };
    return { port: portOf(server.address()), notes, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/**
 * With a server the folder holds the pepper, unless that is a setting, and what an embedded database may have left there. A folder
 * that nothing is kept in keeps no process from starting.
 */
async function closeDataFolder({ dataDir, codePepper }: Settings, log: Log): Promise<void> {
  if (codePepper === undefined) return openFolder(dataDir, 0);
  if (!existsSync(dataDir)) return;
  await openFolder(dataDir, 0).catch((error: unknown) => log.error('data folder not closed to others', error));
}

async function eachFeature(
  work: (feature: Feature) => Promise<readonly string[]> | undefined,
): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const feature of features) {
    // oxlint-disable-next-line no-await-in-loop -- a feature may depend on earlier ones
    notes.push(...((await work(feature)) ?? []));
  }
  return notes;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;
