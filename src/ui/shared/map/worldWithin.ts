import type { GeoProjection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import type { Frame } from './fitProjection.ts';

/** GeoJSON: longitude and latitude. */
type Position = number[];

/** Degrees. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Boxed<Shape> extends Box {
  readonly shape: Shape;
}

/** Edges are arcs, which rise above the box of their ends; those of this atlas by less than this. */
const arcDegrees = 6;

const { countries } = atlas.objects;

const polygons: readonly Boxed<Position[][]>[] = feature(atlas, countries).features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return [boxed(geometry.coordinates, geometry.coordinates[0])];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => boxed(rings, rings[0])) : [];
});

const borders: readonly Boxed<Position[]>[] = mesh(atlas, countries, (one, other) => one !== other).coordinates.map(
  (line) => boxed(line, line),
);

/**
 * The land and borders of the world that a map may show. Whatever lies outside is left out before it is drawn, since to cut off
 * the whole world takes longer than all else on a map.
 */
export function worldWithin(projection: GeoProjection, frame: Frame) {
  const view = viewOf(projection, frame);
  const shapesIn = <Shape>(all: readonly Boxed<Shape>[]): Shape[] =>
    all.filter((one) => meet(one, view)).map(({ shape }) => shape);
  return {
    land: { type: 'MultiPolygon' as const, coordinates: shapesIn(polygons) },
    borders: { type: 'MultiLineString' as const, coordinates: shapesIn(borders) },
  };
}

function boxed<Shape>(shape: Shape, outline: readonly Position[] = []): Boxed<Shape> {
  const lngs = outline.map(([lng = 0]) => lng);
  const lats = outline.map(([, lat = 0]) => lat);
  return {
    shape,
    west: Math.min(...lngs) - arcDegrees,
    south: Math.min(...lats) - arcDegrees,
    east: Math.max(...lngs) + arcDegrees,
    north: Math.max(...lats) + arcDegrees,
  };
}

const world: Box = { west: -180, south: -90, east: 180, north: 90 };

/** What a Mercator projection shows; its east may lie beyond the date line. */
function viewOf(projection: GeoProjection, { width, height }: Frame): Box {
  const topLeft = projection.invert?.([0, 0]);
  const bottom = projection.invert?.([0, height]);
  const lngSpan = (width / projection.scale()) * (180 / Math.PI);
  if (!topLeft || !bottom || lngSpan >= 360) return world;
  return { west: topLeft[0], south: bottom[1], east: topLeft[0] + lngSpan, north: topLeft[1] };
}

const meet = (one: Box, view: Box): boolean =>
  one.south <= view.north &&
  one.north >= view.south &&
  [-360, 0, 360].some((turn) => one.west + turn <= view.east && one.east + turn >= view.west);
