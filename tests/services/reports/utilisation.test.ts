import { describe, expect, it } from 'vitest';
import { localDaysBetween } from '../../../services/reports/localDaysBetween.ts';
import { utilisationOutcome, utilisationTally, type VehicleUse } from '../../../services/reports/utilisation.ts';
import { tallied } from '../../support/services/tallied.ts';

const at = (time: string): number => Date.parse(`2026-03-${time}Z`);
/** Tuesday the third of March by the clock of Berlin, an hour before UTC. */
const day = { begin: at('02T23:00'), end: at('03T23:00') };
const now = at('10T12:00');

const vehicle = (values: Partial<VehicleUse> = {}): VehicleUse => ({
  isTrailer: false,
  trips: [],
  standings: [{ since: at('01T00:00'), standing: 'in_service' }],
  ...values,
});

const trip = (begin: string, end: string) => ({ begin: at(begin), end: at(end) });
const standing = (since: string, value: VehicleUse['standings'][number]['standing']) => ({
  since: at(since),
  standing: value,
});

describe('a vehicle-day', () => {
  it.each<[string, VehicleUse, string]>([
    ['has a shipment', vehicle({ trips: [trip('03T08:00', '03T10:00')] }), 'used'],
    ['has one of many days', vehicle({ trips: [trip('01T08:00', '05T10:00')] }), 'used'],
    ['has one that ended as it began', vehicle({ trips: [trip('02T08:00', '02T23:00')] }), 'idle'],
    ['has one from its first minute on', vehicle({ trips: [trip('02T22:00', '02T23:01')] }), 'used'],
    ['has none', vehicle(), 'idle'],
    [
      'was in maintenance all day',
      vehicle({ standings: [standing('01T00:00', 'in_service'), standing('02T08:00', 'maintenance')] }),
      'maintenance',
    ],
    [
      'was in maintenance until noon',
      vehicle({ standings: [standing('02T08:00', 'maintenance'), standing('03T12:00', 'in_service')] }),
      'idle',
    ],
    [
      'was in service until noon',
      vehicle({ standings: [standing('01T00:00', 'in_service'), standing('03T12:00', 'out_of_service')] }),
      'idle',
    ],
    ['was out of service', vehicle({ standings: [standing('01T00:00', 'out_of_service')] }), 'out_of_service'],
    ['was after its retirement', vehicle({ standings: [standing('02T00:00', 'retired')] }), 'retired'],
    [
      'was before the vehicle was added',
      vehicle({ standings: [standing('04T00:00', 'in_service')] }),
      'before_commissioning',
    ],
    [
      'had a shipment though in maintenance',
      vehicle({ standings: [standing('01T00:00', 'maintenance')], trips: [trip('03T08:00', '03T10:00')] }),
      'used',
    ],
    ['is of a trailer in use', vehicle({ isTrailer: true, trips: [trip('03T08:00', '03T10:00')] }), 'trailer_used'],
    ['is of a trailer not in use', vehicle({ isTrailer: true }), 'trailer_idle'],
  ])('that %s', (_, use, outcome) => {
    expect(utilisationOutcome(use, day, now)).toBe(outcome);
  });

  it('counts once it is over', () => {
    const use = vehicle({ trips: [trip('03T08:00', '03T10:00')] });
    expect(utilisationOutcome(use, day, day.end - 1)).toBe('not_over');
    expect(utilisationOutcome(use, day, day.end)).toBe('used');
  });
});

describe('the days of a clock', () => {
  it.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-30', [24, 23, 24]],
    ['Europe/Berlin', '2026-10-24', '2026-10-26', [24, 25, 24]],
    ['UTC', '2026-03-29', '2026-03-29', [24]],
    // Where clocks skip midnight, the day begins at one.
    ['Africa/Cairo', '2026-04-23', '2026-04-25', [24, 23, 24]],
  ])('of %s from %s to %s have %j hours', (zone, from, to, hours) => {
    const days = localDaysBetween(from, to, zone);
    expect(days.map(({ begin, end }) => (end - begin) / 3_600_000)).toEqual(hours);
    expect(days[0]?.day).toBe(from);
    expect(days.at(-1)?.day).toBe(to);
  });
});

it('utilisation is used days out of available ones; trailers stand apart', () => {
  const outcomes = ['used', 'used', 'idle', 'maintenance', 'trailer_idle', 'not_over', 'before_commissioning'];
  expect(
    tallied(
      utilisationTally(),
      outcomes.map((outcome) => ({ outcome })),
    ),
  ).toMatchObject([
    { code: 'utilisation', count: 2, n: 3 },
    { code: 'trailer_utilisation', count: 0, n: 1, value: 0 },
  ]);
  expect(tallied(utilisationTally(), [])[0]).toMatchObject({ value: null, n: 0 });
});
