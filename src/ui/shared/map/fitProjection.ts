import { geoCentroid, geoMercator, type GeoProjection } from 'd3-geo';
import type { MapPosition } from './MapContent.ts';

/** What a map is drawn in. */
export interface Frame {
  /** px */
  readonly width: number;
  readonly height: number;
}

/** Shown while there is nothing to fit. */
const europe: readonly MapPosition[] = [
  { lat: 38, lng: -8 },
  { lat: 58, lng: 26 },
];

/** A map never shows less than this: nearer, there is nothing to see on it. */
const leastKm = 600;
const earthRadiusKm = 6371;

/** A Mercator projection that holds all positions, with room for marks and words around them, also across the date line. */
export function fitProjection(positions: readonly MapPosition[], { width, height }: Frame): GeoProjection {
  const shown = positions.length === 0 ? europe : positions;
  const coordinates = shown.map(({ lat, lng }): [number, number] => [lng, lat]);
  const [middle, north] = geoCentroid({ type: 'MultiPoint', coordinates });
  const projection = geoMercator()
    .rotate([-(middle || 0), 0])
    .scale(1)
    .translate([0, 0]);
  const places = coordinates.map((at) => projection(at) ?? ([0, 0] as const));
  const [left, right] = rangeOf(places.map(([x]) => x));
  const [top, bottom] = rangeOf(places.map(([, y]) => y));
  const nearest = (Math.min(width, height) / leastKm) * earthRadiusKm * Math.cos(((north || 0) * Math.PI) / 180);
  const scale = Math.min(nearest, (width * 0.72) / (right - left), (height * 0.72) / (bottom - top));
  return projection
    .scale(scale)
    .translate([width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale])
    .clipExtent([
      [-1, -1],
      [width + 1, height + 1],
    ]);
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
