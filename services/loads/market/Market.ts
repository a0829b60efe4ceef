import type { AllCompanies } from '../../database/amidAllCompanies.ts';
import type { Position } from '../../database/Position.ts';
import type { Tables } from '../../Tables.ts';
import { KeptLoads } from './KeptLoads.ts';
import { OpenLoads } from './OpenLoads.ts';
import { allOpenLoads, openLoadsSince } from './readOpenLoads.ts';

/**
 * The open loads of all brands, kept in memory to be found, sorted and counted: the database would look at each of 100,000 behind its
 * policies for every list. Nothing of it is sent: what a list shows is read by id in the transaction of its fleet.
 */
export class Market {
  readonly #db: AllCompanies<Tables>;
  #kept = new KeptLoads();
  #position: Position | undefined;
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

  /** Lets go of what was over by then. */
  forgetEnded(before: Date): void {
    this.#kept.forgetEnded(before);
  }

  async #readAfter(reading: Promise<void>): Promise<void> {
    await reading.catch(() => undefined);
    this.#reading = this.#read();
    this.#next = undefined;
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { position, changed, open } = await openLoadsSince(this.#db, this.#position);
    if (!changed) return this.#readAll(position);
    for (const { id, brandId } of changed) this.#kept.of(brandId).delete(id);
    this.#kept.keep(open);
    this.#position = position;
  }

  /** What changes while they are read is read again, from the position on. */
  async #readAll(position: Position): Promise<void> {
    const kept = new KeptLoads();
    for await (const rows of allOpenLoads(this.#db)) kept.keep(rows);
    this.#kept = kept;
    this.#position = position;
    await this.#read();
  }
}
