import type { AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Position } from '../../database/Position.ts';
import type { Tables } from '../../Tables.ts';
import { LongWorks } from '../../web/turns/LongWorks.ts';
import type { InTurns } from './InTurns.ts';
import { KeptLoads } from './KeptLoads.ts';
import { OpenLoads } from './OpenLoads.ts';
import { allOpenLoads, openLoadsSince } from './readOpenLoads.ts';

/** What most lists take at most, in milliseconds. */
const atOnce = 15;

/**
 * The open loads of all brands, kept in memory to be found, sorted and counted: the database would look at each of 100,000 behind its
 * policies for every list. Nothing of it is sent: what a list shows is read by id in the transaction of its fleet.
 */
export class Market {
  readonly #db: AllCompanies<Tables>;
  readonly #works = new LongWorks();
  #kept = new KeptLoads();
  #position: Position | undefined;
  #endedBefore = -Infinity;
  #isInDoubt = false;
  #reading: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(db: AllCompanies<Tables>['db']) {
    this.#db = { db };
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

  /** Lets go of what was over by then. */
  forgetEnded(before: Date): void {
    // What is let go of by a clock that is set back afterwards may be open still.
    if (before.getTime() < this.#endedBefore) this.#isInDoubt = true;
    this.#endedBefore = before.getTime();
    this.#kept.forgetEnded(before);
  }

  async #readAfter(reading: Promise<void>): Promise<void> {
    await reading.catch(() => undefined);
    this.#reading = this.#read();
    this.#next = undefined;
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { position, changed, open } = await openLoadsSince(this.#db, this.#isInDoubt ? undefined : this.#position);
    if (!changed) return this.#readAll(position);
    for (const { id, brandId } of changed) this.#kept.drop(id, brandId);
    this.#kept.keep(open);
    this.#position = position;
  }

  /** What changes while they are read is read again, from the position on. */
  async #readAll(position: Position): Promise<void> {
    const kept = new KeptLoads();
    for await (const rows of allOpenLoads(this.#db)) kept.keep(rows);
    this.#kept = kept;
    this.#isInDoubt = false;
    this.#position = position;
    await this.#read();
  }
}
