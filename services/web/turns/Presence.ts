/** How long whoever has asked counts as being there. */
const presentMs = 1_000;

type Asked = readonly [caller: string, at: number];

/** Knows whether a caller is the only one who asks for anything. */
export class Presence {
  /** The two who asked last, and when. */
  #last: Asked | undefined;
  #other: Asked | undefined;

  note(caller: string): void {
    if (this.#last && this.#last[0] !== caller) this.#other = this.#last;
    this.#last = [caller, performance.now()];
  }

  isAlone(caller: string): boolean {
    const other = this.#last?.[0] === caller ? this.#other : this.#last;
    return other === undefined || performance.now() - other[1] > presentMs;
  }
}
