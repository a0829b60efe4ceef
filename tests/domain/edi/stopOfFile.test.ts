import { expect, it } from 'vitest';
import { read214 } from '../../../src/domain/edi/status/read214.ts';
import { stopOfFile } from '../../../src/domain/edi/status/stopOfFile.ts';
import { lakeshoreShipment } from '../../support/edi/lakeshoreShipment.ts';
import { firstSet } from './readFile.ts';
import { status214 } from './vectors.ts';

const [event] = read214(firstSet(status214)).value ?? [];
const [pickup, delivery] = lakeshoreShipment.stops;
const stops = [pickup, delivery, delivery, delivery].flatMap((stop, at) =>
  stop ? [{ ...stop, place: { ...stop.place, city: ['Elwood', 'Łódź', 'St. Gallen', 'Đakovo'][at] } }] : [],
);

it.each([
  ['the only pickup of a file without a town', 'loaded', 0],
  ['the last delivery once all is delivered', 'delivered', 3],
] as const)('%s is known', (_, status, stop) => {
  expect(event && stopOfFile({ ...event, status, stop: undefined, place: undefined }, stops, null)).toBe(stop);
});

it.each([
  ['LODZ', 1],
  ['Lódz', 1],
  ['Łódź', 1],
  ['ST GALLEN', 2],
  ['DAKOVO', 3],
  ['Elsewhere', null],
])('a truck that arrived at a delivery in %s is at stop %s', (city, stop) => {
  const place = { city, region: undefined, country: undefined };
  expect(event && stopOfFile({ ...event, status: 'arrived_delivery', stop: undefined, place }, stops, null)).toBe(stop);
});
