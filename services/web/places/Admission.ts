import { onBehalfOf } from '../../database/onBehalfOf.ts';
import type { EndTurn, FairQueue } from './FairQueue.ts';
import type { Holders } from './Holder.ts';
import type { Place, SharedPlaces } from './SharedPlaces.ts';

const mebibyte = 1024 * 1024;
/** A hundred invitations are a quarter of it. */
const smallBody = 128 * 1024;
const restMsPerMebibyte = 100;

/** A request's turn to run, which it gives up while its body is still arriving. */
export class Admission {
  readonly #queue: FairQueue;
  readonly #bodies: SharedPlaces;
  readonly #holders: Holders;
  #endTurn: EndTurn | undefined;
  #restMs = 0;

  private constructor(queue: FairQueue, bodies: SharedPlaces, holders: Holders) {
    this.#queue = queue;
    this.#bodies = bodies;
    this.#holders = holders;
  }

  /** Waits for the request's turn. Throws Unavailable if too many wait. */
  static async of(queue: FairQueue, bodies: SharedPlaces, holders: Holders): Promise<Admission> {
    const admission = new Admission(queue, bodies, holders);
    admission.#endTurn = await queue.enter(holders);
    return admission;
  }

  /** Makes the caller rest after this call for the work that a large body makes. */
  weighBody(bytes: number): void {
    if (bytes > smallBody) this.#restMs = restMsPerMebibyte * (bytes / mebibyte);
  }

  /** Waits for a body without keeping others from their turn. `giveUp` is called if another body wants its place. */
  async whileArriving<Read>(reading: Promise<Read>, giveUp: () => boolean): Promise<Read> {
    const [{ name }, ...groups] = this.#holders;
    const place: Place | undefined = this.#bodies.take(name, giveUp, groups.map((group) => group.name).toReversed());
    this.#endTurn?.();
    try {
      const read = await reading;
      this.#endTurn = await this.#queue.enter(this.#holders, true);
      return read;
    } finally {
      place?.leave();
    }
  }

  /** Waits for work elsewhere, such as a file storage's, without keeping others from their turn. */
  async withPlaceReleased<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#endTurn?.();
    const result = await work();
    this.#endTurn = await this.#queue.enter(this.#holders, true);
    return result;
  }

  /** Does work whose time on the database counts for the caller. */
  count<Result>(work: () => Promise<Result>): Promise<Result> {
    return onBehalfOf(this.#holders.map(({ name }) => name).toReversed(), work);
  }

  /** Does more work for the request in another turn, after it was answered. */
  async again<Result>(work: () => Promise<Result>): Promise<Result> {
    const endTurn = await this.#queue.enter(this.#holders, true);
    try {
      return await this.count(work);
    } finally {
      endTurn();
    }
  }

  end(): void {
    this.#endTurn?.(this.#restMs);
  }
}
