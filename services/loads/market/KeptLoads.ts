import { openLoadOf } from './openLoadOf.ts';
import { numberAt, OpenLoads } from './OpenLoads.ts';
import type { OpenLoadRow } from './readOpenLoads.ts';

/** Open loads by the brand whose fleets they are for. */
export class KeptLoads {
  readonly #byBrand = new Map<string, OpenLoads>();

  of(brandId: string): OpenLoads {
    const known = this.#byBrand.get(brandId);
    if (known) return known;
    const loads = new OpenLoads();
    this.#byBrand.set(brandId, loads);
    return loads;
  }

  keep(rows: readonly OpenLoadRow[]): void {
    for (const row of rows) {
      const loads = this.#changingOf(row.brand_id);
      loads.put(openLoadOf(row, loads.places));
    }
  }

  /** Lets go of what was over by then. */
  forgetEnded(before: Date): void {
    for (const [brandId, loads] of this.#byBrand) {
      const endsAt = loads.column('endsAt');
      const ended = loads.ids.filter((_, at) => numberAt(endsAt, at) < before.getTime());
      for (const id of ended) this.drop(id, brandId);
      this.#changingOf(brandId).forgetPlaces();
    }
  }

  drop(id: string, brandId: string): void {
    this.#changingOf(brandId).delete(id);
  }

  /** A copy of those that somebody reads, who keeps what was there. */
  #changingOf(brandId: string): OpenLoads {
    const known = this.of(brandId);
    if (!known.isRead) return known;
    const copy = new OpenLoads(known);
    this.#byBrand.set(brandId, copy);
    return copy;
  }
}
