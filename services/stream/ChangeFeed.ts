import { setTimeout as wait } from 'node:timers/promises';
import { currentPosition, type Position } from '../database/Position.ts';
import { describeOutage } from '../database/describeOutage.ts';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import { OutageLog } from '../log/OutageLog.ts';
import type { Services } from '../Services.ts';
import { Unavailable } from '../Unavailable.ts';
import { changeEvents, signEvent } from './events.ts';
import { changesSince } from './readChanges.ts';
import { stillAdmitted } from './stillAdmitted.ts';
import type { StreamReader } from './StreamReader.ts';

/** In milliseconds. */
const times = {
  /** Between two looks at what changed: many commits in a row are told together. */
  pause: 100,
  /** Between signs of life, with which each reader's session is looked at. A connection without traffic is cut off after 30 s. */
  beat: 15_000,
} as const;

/**
 * Tells the readers of this process what changed. It reads the changes once for all of them, so that a reader costs next to nothing,
 * and only while there are readers. Its loop runs for as long as the process, apart from the requests.
 */
export class ChangeFeed {
  readonly #services: Services;
  readonly #outages: OutageLog;
  readonly #readers = new Set<StreamReader>();
  #position: Position | undefined;
  #isBeatDue = false;
  #isCheckDue = false;
  #wake: () => void = () => undefined;
  #woken = this.#nextWake();

  constructor(services: Services) {
    this.#services = services;
    this.#outages = new OutageLog(services.log);
    services.signals.listen('haulage_changes', () => this.#wake());
    services.signals.listen('haulage_access', () => {
      this.#isCheckDue = true;
      this.#wake();
    });
    setInterval(() => {
      [this.#isBeatDue, this.#isCheckDue] = [true, true];
      this.#wake();
    }, times.beat).unref();
    void this.#run();
  }

  /** From when this resolves the reader is told what changes. */
  async add(reader: StreamReader): Promise<void> {
    this.#readers.add(reader);
    if (this.#position) return;
    const position = await currentPosition(this.#services.db);
    // Another reader may have come meanwhile: for that one the earlier position counts. Or all have left.
    if (this.#readers.size > 0) this.#position ??= position;
  }

  remove(reader: StreamReader): void {
    this.#readers.delete(reader);
    if (this.#readers.size === 0) this.#position = undefined;
  }

  #nextWake(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  async #run(): Promise<void> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await this.#woken;
      this.#woken = this.#nextWake();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.#look().catch((error: unknown) => this.#lookAgain(error));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(times.pause, undefined, { ref: false });
    }
  }

  #lookAgain(error: unknown): void {
    if (isDatabaseUnavailable(error) || error instanceof Unavailable)
      this.#outages.failed('changes not read', describeOutage(error));
    else this.#services.log.error('changes not read', error);
    setTimeout(() => this.#wake(), 10 * times.pause).unref();
  }

  async #look(): Promise<void> {
    if (this.#isCheckDue) await this.#check();
    const before = this.#position;
    if (!before) return;
    const { position, changesFor } = await changesSince(this.#services.db, before, 'everyone');
    // Nobody was left, or all left and others came: they begin where they came.
    if (this.#position !== before) return;
    this.#position = position;
    for (const reader of this.#readers) {
      const changes = changesFor(reader.audiences);
      if (!changes) reader.send(signEvent('reset', position));
      else if (changes.length > 0) reader.send(changeEvents(changes, position));
      if (this.#isBeatDue) reader.send(signEvent('beat', position));
    }
    this.#isBeatDue = false;
  }

  async #check(): Promise<void> {
    const readers = [...this.#readers];
    this.#isCheckDue = false;
    if (readers.length === 0) return;
    const { db, clock } = this.#services;
    const admitted = await stillAdmitted(db, readers, clock.now()).catch((error: unknown) => {
      this.#isCheckDue = true;
      throw error;
    });
    for (const reader of readers) if (!admitted.has(reader)) reader.end();
  }
}
