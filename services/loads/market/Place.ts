import { onSphere } from '../onSphere.ts';

type Point = readonly [x: number, y: number, z: number];

/** Where a load begins or ends, to a tenth of a degree: many loads share one. */
export interface Place {
  readonly point: Point;
}

/** The cosine of the angle at the center of the earth between two points on the unit sphere: the nearer they are, the greater. */
export const closeness = ([x, y, z]: Point, [ofX, ofY, ofZ]: Point): number => x * ofX + y * ofY + z * ofZ;

/** One place for all that lies there. */
export class Places {
  readonly #known = new Map<string, Place>();

  at(lat: number, lng: number): Place {
    const key = `${lat},${lng}`;
    const known = this.#known.get(key);
    if (known) return known;
    const place = { point: onSphere({ lat, lng }) };
    this.#known.set(key, place);
    return place;
  }
}
