import type { Span } from './utilisation.ts';

const quarter = 15 * 60_000;
const bytesOfDay = 12;
const day = 86_400_000;

/**
 * The quarters of an hour in which a vehicle carried something, from one day (UTC) to another. The days of every clock begin with a
 * quarter, so that they say exactly on which days it did.
 */
export class QuarterHours {
  readonly #from: number;
  readonly #bytes: Uint8Array;

  /** Holds the days that `span` touches. */
  constructor({ begin, end }: Span) {
    this.#from = Math.floor(begin / day) * day;
    this.#bytes = new Uint8Array(Math.ceil((end - this.#from) / day) * bytesOfDay);
  }

  /** Adds those of a month (`YYYY-MM-DD`, its first day), as they are kept. */
  addMonth(month: string, slots: Uint8Array): void {
    const first = new Date(month);
    const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    const offset = ((first.getTime() - this.#from) / day) * bytesOfDay;
    const low = Math.max(0, -offset);
    const high = Math.min(days * bytesOfDay, this.#bytes.length - offset);
    for (let at = low; at < high; at += 1) {
      const index = offset + at;
      this.#bytes[index] = (this.#bytes[index] ?? 0) | (slots[at] ?? 0);
    }
  }

  /** Adds those that a span touches. */
  add(span: Span): void {
    this.#eachByte(span, (index, mask) => {
      this.#bytes[index] = (this.#bytes[index] ?? 0) | mask;
      return false;
    });
  }

  /** Whether any of them is in a span. */
  touches(span: Span): boolean {
    return this.#eachByte(span, (index, mask) => ((this.#bytes[index] ?? 0) & mask) !== 0);
  }

  /** Goes through the bytes that a span touches, each with its bits, until `work` is done. Returns whether it was. */
  #eachByte({ begin, end }: Span, work: (index: number, mask: number) => boolean): boolean {
    const low = Math.max(0, Math.floor((begin - this.#from) / quarter));
    const high = Math.min(8 * this.#bytes.length, Math.ceil((end - this.#from) / quarter));
    for (let slot = low; slot < high; slot = (slot | 7) + 1) {
      const bits = Math.min(8, high - (slot & ~7));
      if (work(slot >> 3, (0xff << (slot & 7)) & ((1 << bits) - 1))) return true;
    }
    return false;
  }
}
