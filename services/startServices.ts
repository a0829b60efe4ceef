import type { AddressInfo } from 'node:net';
import { systemClock } from './clock/systemClock.ts';
import { createApp } from './createApp.ts';
import { watchPool } from './database/watchPool.ts';
import { openDatabase } from './openDatabase.ts';
import { features } from './features.ts';
import type { Log } from './log/Log.ts';
import { startMailWorker } from './mail/startMailWorker.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { processMetrics } from './metrics/processMetrics.ts';
import { cleanUpHourly } from './operations/cleanUpHourly.ts';
import { systemRandom } from './random/systemRandom.ts';
import type { Services } from './Services.ts';
import type { Settings } from './settings/Settings.ts';
import { startServer } from './web/startServer.ts';
import { stopServer } from './web/stopServer.ts';

export interface RunningServices {
  readonly port: number;
  /** Lines that the features print at start. */
  readonly notes: readonly string[];
  /** Graceful shutdown: finishes pending requests and mails, then closes the port and the database. */
  stop(): Promise<void>;
}

/** Less than the ten seconds after which the process is killed. A mail takes no longer (`mailTimes.sendTimeout`). */
const graceMs = 8_000;

/** Opens the database, prepares the features and starts the server. If one of these fails, closes everything and throws. */
export async function startServices(settings: Settings, log: Log): Promise<RunningServices> {
  const database = await openDatabase(settings, log);
  const { db } = database;
  try {
    const metrics = processMetrics();
    watchPool(database, metrics);
    const services: Services = { db, clock: systemClock, random: systemRandom, settings, log, metrics };
    const notes: string[] = [];
    for (const feature of features) {
      // oxlint-disable-next-line no-await-in-loop -- a feature may depend on earlier ones
      notes.push(...((await feature.prepare?.(services)) ?? []));
    }
    const server = await startServer(createApp(services, features), settings, log, metrics);
    const cleanUp = cleanUpHourly(services, features);
    const mailWorker =
      settings.smtpUrl === undefined
        ? undefined
        : startMailWorker(services, smtpMailer(settings.smtpUrl, settings.mailFrom));
    const stop = async () => {
      await Promise.all([stopServer(server, graceMs), mailWorker?.stop()]);
      await cleanUp.stop();
      await database.close();
    };
    return { port: portOf(server.address()), notes, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;
