import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearRead, nearWritten } from '../../../src/domain/load/nearPlace.ts';

it.each([
  ['51.45,7.01 Essen, DE', { position: '51.45,7.01', city: 'Essen', country: 'DE' }],
  ['-33.9,18.42 Cape Town, ZA', { position: '-33.9,18.42', city: 'Cape Town', country: 'ZA' }],
  ['40,-74 Washington, D.C., US', { position: '40,-74', city: 'Washington, D.C.', country: 'US' }],
  ['51.5,7', { position: '51.5,7', city: undefined, country: undefined }],
  ['', undefined],
  ['Essen', undefined],
  ['0,0 Nowhere, DE', undefined],
  ['91,7 Essen, DE', undefined],
  ['51.5,181 Essen, DE', undefined],
  ['51.5,7 Essen', undefined],
  ["51.5,7' or 1=1", undefined],
])('“%s” is read as %j', (text, place) => {
  expect(nearRead(text)).toEqual(place);
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

/** A class of letters in a regular expression takes fast-check half a second to unfold. */
const letter = fc.oneof(
  fc.constantFrom(...Array.from('aezAEZßéŁøñŞıжЖΑš')),
  fc
    .nat(0x2_ffff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /^\p{L}$/u.test(character)),
);

it('every town is read as it was written, to about a kilometre', () => {
  const within = fc.string({ unit: fc.oneof(letter, fc.constantFrom(' ', ',', '.', "'", '’', '-')), maxLength: 60 });
  const city = fc.tuple(letter, within, fc.oneof(letter, fc.constant('.'))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(degrees(89), degrees(180), city, (lat, lng, name) => {
      fc.pre(Math.abs(lat) > 0.01 || Math.abs(lng) > 0.01);
      const read = nearRead(nearWritten({ lat, lng, city: name, country: 'DE' }));
      const [north = Number.NaN, east = Number.NaN] = (read?.position ?? '').split(',').map(Number);
      expect(read).toMatchObject({ city: name, country: 'DE' });
      expect(Math.abs(north - lat)).toBeLessThanOrEqual(0.005_01);
      expect(Math.abs(east - lng)).toBeLessThanOrEqual(0.005_01);
    }),
  );
});
