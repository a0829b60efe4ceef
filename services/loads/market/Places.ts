import type { Position } from '../loadQuery.ts';
import { onSphere } from '../onSphere.ts';

/** Where loads begin and end, by number. They tell that to a tenth of a degree, so that many share a place. */
export class Places {
  readonly #known = new Map<string, number>();
  readonly #points: (readonly [x: number, y: number, z: number])[] = [];

  get size(): number {
    return this.#points.length;
  }

  numberOf({ lat, lng }: Position): number {
    const key = `${lat},${lng}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.#points.length);
    return this.#points.push(onSphere({ lat, lng })) - 1;
  }

  /** Those that some numbers name, which change to what they are now. */
  only(named: readonly Float64Array[]): Places {
    const positions = [...this.#known.keys()].map((key) => key.split(',').map(Number));
    const places = new Places();
    for (const numbers of named) {
      for (const [at, number] of numbers.entries()) {
        const [lat = 0, lng = 0] = positions[number] ?? [];
        numbers[at] = places.numberOf({ lat, lng });
      }
    }
    return places;
  }

  /**
   * Of each place the cosine of the angle to a position at the center of the earth: the nearer, the greater. Positions are far coarser than
   * what a cosine loses near 1.
   */
  closenessTo(position: Position): Float64Array {
    const [x, y, z] = onSphere(position);
    const closeness = new Float64Array(this.#points.length);
    for (const [place, [ofX, ofY, ofZ]] of this.#points.entries()) closeness[place] = x * ofX + y * ofY + z * ofZ;
    return closeness;
  }
}
