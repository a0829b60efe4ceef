import { Unavailable } from '../../Unavailable.ts';

interface Limits {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How many of those who wait may be one person's: nobody turns the others away alone. */
  readonly mostOfOne: number;
}

interface Waiting {
  readonly person: string | undefined;
  readonly begin: () => void;
}

/** Lets so many pieces of work run at once and so many more wait; whoever comes beyond that is told to come back. */
export class Turns {
  readonly #limits: Limits;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Work that is nobody's in particular, with no `person`, counts as work of many. */
  async take<Result>(work: () => Promise<Result>, person?: string): Promise<Result> {
    await this.#begin(person);
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #begin(person: string | undefined): Promise<void> {
    const { atOnce, mostWaiting, mostOfOne } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    const isCrowding = person !== undefined && this.#waitingOf(person) >= mostOfOne;
    if (isCrowding || this.#waiting.length >= mostWaiting) throw new Unavailable('Too many sign-ins at once.');
    await new Promise<void>((begin) => this.#waiting.push({ person, begin }));
  }

  #waitingOf(person: string): number {
    return this.#waiting.filter((waiting) => waiting.person === person).length;
  }

  /** The turn passes on to the one who has waited longest. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#running -= 1;
  }
}
