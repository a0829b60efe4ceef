import { expect, it } from 'vitest';
import { ediInstant } from '../../../src/domain/edi/ediInstant.ts';

it.each([
  ['CT', '2026-11-24', '08:00', '2026-11-24T14:00:00Z', false],
  ['CT', '2026-07-24', '08:00', '2026-07-24T13:00:00Z', false],
  ['CS', '2026-07-24', '08:00', '2026-07-24T14:00:00Z', false],
  ['CD', '2026-11-24', '08:00', '2026-11-24T13:00:00Z', false],
  ['ET', '2026-11-25', '06:00', '2026-11-25T11:00:00Z', false],
  ['UT', '2026-11-24', '08:00', '2026-11-24T08:00:00Z', false],
  ['01', '2026-11-24', '08:00', '2026-11-24T07:00:00Z', false],
  ['24', '2026-11-24', '08:00', '2026-11-24T09:00:00Z', false],
  ['13', '2026-11-24', '08:00', '2026-11-24T20:00:00Z', false],
  ['+01:00', '2026-11-24', '07:00', '2026-11-24T06:00:00Z', false],
  ['-0530', '2026-11-24', '07:00', '2026-11-24T12:30:00Z', false],
  ['LT', '2026-11-24', '08:00', '2026-11-24T07:00:00Z', false],
  [undefined, '2026-11-24', '08:00', '2026-11-24T07:00:00Z', true],
  ['??', '2026-11-24', '08:00', '2026-11-24T07:00:00Z', true],
  // Clocks skip this hour in Berlin, and repeat that one.
  [undefined, '2026-03-29', '02:30', '2026-03-29T01:30:00Z', true],
  [undefined, '2026-10-25', '02:30', '2026-10-25T00:30:00Z', true],
])('takes a time of zone %s on %s %s as %s', (zone, day, time, instant, isZoneAssumed) => {
  expect(ediInstant({ day, time, zone }, 'Europe/Berlin')).toEqual({ instant: Date.parse(instant), isZoneAssumed });
});
