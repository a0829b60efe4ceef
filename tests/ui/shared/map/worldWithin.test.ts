import fc from 'fast-check';
import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { expect, it } from 'vitest';
import { fitProjection } from '../../../../src/ui/shared/map/fitProjection.ts';
import { worldWithin } from '../../../../src/ui/shared/map/worldWithin.ts';

const { countries } = atlas.objects;
const wholeLand = feature(atlas, countries);
const wholeBorders = mesh(atlas, countries, (one, other) => one !== other);

const position = fc.record({
  lat: fc.double({ min: -70, max: 75, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const frame = fc.record({ width: fc.integer({ min: 200, max: 1200 }), height: fc.integer({ min: 100, max: 900 }) });

it('what is left out would not have been drawn', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 5 }), frame, (positions, size) => {
      const projection = fitProjection(positions, size);
      const path = geoPath(projection);
      const { land, borders } = worldWithin(projection, size);
      expect(path(land)).toBe(path(wholeLand));
      expect(path(borders)).toBe(path(wholeBorders));
    }),
    { numRuns: 60 },
  );
});

it('a map of two neighbouring countries leaves out most of the world', () => {
  const size = { width: 480, height: 240 };
  const { land } = worldWithin(
    fitProjection(
      [
        { lat: 50.9, lng: 6.9 },
        { lat: 45.8, lng: 4.8 },
      ],
      size,
    ),
    size,
  );
  expect(land.coordinates.length).toBeLessThan(wholeLand.features.length / 4);
});
