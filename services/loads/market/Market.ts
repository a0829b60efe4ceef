import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Clock } from '../../clock/Clock.ts';
import type { AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Position } from '../../database/Position.ts';
import type { Tables } from '../../Tables.ts';
import { LongWorks } from '../../web/turns/LongWorks.ts';
import type { InTurns } from './InTurns.ts';
import { KeptLoads } from './KeptLoads.ts';
import { OpenLoads } from './OpenLoads.ts';
import { allOpenLoads, openLoadsSince } from './readOpenLoads.ts';

/** A load that is over is kept for this long: some ask as of a moment ago, and a clock may be put back a little. */
const keptMs = 60 * 60_000;

/** What most lists take at most, in milliseconds. */
const atOnce = 15;

interface MarketServices extends AllCompanies<Tables> {
  readonly clock: Clock;
}

/**
 * The open loads of all brands, kept in memory to be found, sorted and counted: the database would look at each of 100,000 behind its
 * policies for every list. Nothing of it is sent: what a list shows is read by id in the transaction of its fleet.
 */
export class Market {
  readonly #services: MarketServices;
  readonly #works = new LongWorks();
  #kept = new KeptLoads();
  /** What ended before is not kept. */
  #keptFrom: Date;
  #position: Position | undefined;
  #reading: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(services: MarketServices) {
    this.#services = services;
    this.#keptFrom = this.#anHourAgo();
  }

  /**
   * Reads what was committed by now. Call it before a transaction, as it needs one of its own. Callers share a reading, but none that began
   * before they came.
   */
  catchUp(): Promise<void> {
    this.#next ??= this.#readAfter(this.#reading);
    return this.#next;
  }

  /** The loads of a brand, some of which may be over by now. */
  loadsOf(brandId: string | null): OpenLoads {
    return brandId === null ? new OpenLoads() : this.#kept.of(brandId);
  }

  /**
   * Goes through the loads of a brand, some of which may be over by now. Others are let in while that takes long (`InTurns`), and change what
   * comes after it.
   */
  read<Result>(brandId: string | null, work: (loads: OpenLoads, inTurns: InTurns) => Promise<Result>): Promise<Result> {
    const loads = this.loadsOf(brandId);
    return loads.whileRead(() => work(loads, (items, each) => this.#works.each(items, each, atOnce)));
  }

  /** Lets go of what is over for an hour. */
  forgetEnded(): void {
    this.#keptFrom = this.#anHourAgo();
    this.#kept.forgetEnded(this.#keptFrom);
  }

  #anHourAgo(): Date {
    return addMilliseconds(this.#services.clock.now(), -keptMs);
  }

  async #readAfter(reading: Promise<void>): Promise<void> {
    await reading.catch(() => undefined);
    this.#reading = this.#read();
    this.#next = undefined;
    return this.#reading;
  }

  async #read(): Promise<void> {
    // After the clock was put back, loads that are open again may be missing.
    const isWhole = this.#keptFrom < this.#services.clock.now();
    const known = isWhole ? this.#position : undefined;
    const { position, changed, open } = await openLoadsSince(this.#services, known, this.#keptFrom);
    if (!changed) return this.#readAll(position);
    for (const { id, brandId } of changed) this.#kept.drop(id, brandId);
    this.#kept.keep(open);
    this.#position = position;
  }

  /** What changes while they are read is read again, from the position on. */
  async #readAll(position: Position): Promise<void> {
    const [kept, keptFrom] = [new KeptLoads(), this.#anHourAgo()];
    for await (const rows of allOpenLoads(this.#services, keptFrom)) kept.keep(rows);
    this.#kept = kept;
    this.#keptFrom = keptFrom;
    this.#position = position;
    await this.#read();
  }
}
