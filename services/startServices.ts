import type { AddressInfo } from 'node:net';
import { systemClock } from './clock/systemClock.ts';
import { createApp } from './createApp.ts';
import { openDatabase } from './openDatabase.ts';
import { features } from './features.ts';
import type { Log } from './log/Log.ts';
import { carryMail } from './mail/carryMail.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import { cleanUpHourly } from './operations/cleanUpHourly.ts';
import { systemRandom } from './random/systemRandom.ts';
import type { Services } from './Services.ts';
import type { Settings } from './settings/Settings.ts';
import { startServer } from './web/startServer.ts';
import { stopServer } from './web/stopServer.ts';

export interface RunningServices {
  readonly port: number;
  /** What the features have to say at start. */
  readonly notes: readonly string[];
  /** Finishes what is under way, then lets go of port and database. */
  stop(): Promise<void>;
}

/** For requests; a mail takes no longer (`mailTimes.sending`). Whoever stops us waits ten seconds before ending us by force. */
const graceMs = 8_000;

/** Opens the database, prepares the features and answers requests. Throws, with nothing left open, when one of these fails. */
export async function startServices(settings: Settings, log: Log): Promise<RunningServices> {
  const database = await openDatabase(settings, log);
  const { db } = database;
  try {
    const services: Services = { db, clock: systemClock, random: systemRandom, settings, log };
    const notes: string[] = [];
    for (const feature of features) {
      // oxlint-disable-next-line no-await-in-loop -- a feature may build on what those before it prepared
      notes.push(...((await feature.prepare?.(services)) ?? []));
    }
    const server = await startServer(createApp(services, features), settings, log);
    const cleaning = cleanUpHourly(services, features);
    const carrying =
      settings.smtpUrl === undefined ? undefined : carryMail(services, smtpMailer(settings.smtpUrl, settings.mailFrom));
    const stop = async () => {
      await Promise.all([stopServer(server, graceMs), carrying?.stop()]);
      await cleaning.stop();
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
