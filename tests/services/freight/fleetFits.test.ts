import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { bodyTypes } from '../../../services/freight/bodyTypes.ts';
import { equipments, requestContent } from '../../../services/freight/request/requestContent.ts';
import { BusyTimes } from '../../../services/freight/verdict/BusyTimes.ts';
import type { Task } from '../../../services/freight/verdict/Combination.ts';
import { FleetFits } from '../../../services/freight/verdict/FleetFits.ts';
import { taskNeeds } from '../../../services/freight/verdict/taskNeeds.ts';
import type { Truck } from '../../../services/freight/verdict/Truck.ts';
import { overlapReason } from '../../../services/freight/verdict/unitReasons.ts';
import { verdictOn } from '../../../services/freight/verdict/verdictOn.ts';
import { requestNow, rightRequest } from '../../support/contract/requests.ts';

const right = v.parse(requestContent, rightRequest);
const [first] = right.cargo;
const [pickup] = right.stops;
const windowFrom = Date.parse(pickup?.window?.from ?? '');

const one = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
/** Right more often than not, so that one thing decides about a truck. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: one(...others) });
const bodies = mostly<(typeof bodyTypes)[number][]>([], ['box'], ['curtainsider', 'box'], ['reefer']);
const equipment = one<readonly string[]>([...equipments], ['straps'], ['gps', 'straps']);
const day = mostly('2027-06-30', '2026-11-20', '2026-11-26', '2026-11-27', '2026-11-28');
const mostlyDay = fc.option(day, { freq: 9 });
const temperatures = fc.option(one({ min: -25, max: 25 }, { min: 0, max: 10 }, { min: 2, max: 8 }));
const hour = 3_600_000;
const engagement = fc
  .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: 0, max: 60 }))
  .map(([begins, lasts]) => ({
    from: new Date(windowFrom + begins * hour),
    to: new Date(windowFrom + (begins + lasts) * hour),
  }));
const engagements = fc.array(engagement, { maxLength: 2 });

const unitOf = (...kinds: readonly string[]) =>
  fc.record({
    kind: one(...kinds),
    bodyType: mostly('box', ...bodyTypes.slice(0, 4), 'container_chassis'),
    plateCountry: one('DE', 'FR'),
    payloadKg: mostly(25_000, 0, 11_999, 12_000),
    grossWeightKg: one(3_500, 7_500, 12_000, 18_000, 36_000),
    volumeM3: mostly<number | null>(91, null, 20, 40),
    loadingLengthM: mostly<number | null>(13.6, null, 4),
    palletPositions: mostly<number | null>(33, null, 10, 24),
    temperatureC: temperatures,
    adr: fc.boolean(),
    equipment,
    status: mostly('available', 'assigned', 'maintenance'),
    papers: fc.array(fc.record({ type: one('insurance', 'registration'), expiresOn: fc.option(day) }), {
      maxLength: 2,
    }),
    engagements,
    free: one(null),
  });

const trucks: fc.Arbitrary<readonly Truck[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    vehicle: unitOf('rigid', 'rigid', 'tractor', 'van', 'trailer'),
    trailer: fc.option(unitOf('semi_trailer', 'trailer')),
    driver: fc.option(
      fc.record({
        status: mostly('active', 'on_leave'),
        licence: fc.option(fc.record({ categories: mostly(['CE'], ['B'], ['C']), expiresOn: day })),
        cards: fc.array(fc.record({ type: one('adr', 'cpc'), expiresOn: mostlyDay }), { maxLength: 2 }),
        engagements,
      }),
    ),
  }),
  { maxLength: 12 },
);

const dangerous = one(
  null,
  { un: '1203', name: 'PETROL', class: '3', packingGroup: 'II' as const, transportCategory: 2, quantity: 300 },
  { un: '1203', name: 'PETROL', class: '3', packingGroup: 'II' as const, transportCategory: 2, quantity: 5_000 },
);

const task: fc.Arbitrary<Task> = fc
  .record({
    bodyTypes: bodies,
    minPayloadKg: mostly<number | null>(null, 20_000),
    temperatureC: temperatures,
    adr: mostly<boolean | null>(null, true, false),
    equipment: one<(typeof equipments)[number][]>([], ['tail_lift'], ['straps']),
    dangerous,
    loadingMetres: mostly<number | null>(null, 4.5, 13.6),
    hasWindows: fc.boolean(),
  })
  .map(({ dangerous: goods, loadingMetres, hasWindows, ...required }) => ({
    stops: hasWindows ? right.stops : right.stops.map((stop) => ({ ...stop, window: null })),
    cargo: first
      ? [
          {
            ...first,
            loadingMetres,
            dangerous: goods && { ...right.cargo[0]?.dangerous, ...goods, tunnelCode: null, limitedQuantity: null },
          },
        ]
      : [],
    required,
  }));

const blocksOf = (reasons: readonly { readonly severity: string }[]) =>
  reasons.filter(({ severity }) => severity === 'block').length;

it('judging a fleet at once says of each truck what the verdict says of it alone', () => {
  fc.assert(
    fc.property(trucks, task, (fleet, asked) => {
      const verdicts = fleet.map((truck) => verdictOn(asked, truck, requestNow));
      const [judged, needs] = [new FleetFits(fleet), taskNeeds(asked, requestNow)];
      const { count, nearly } = judged.of(asked, requestNow, needs);
      expect(count).toBe(verdicts.filter(({ fits }) => fits).length);
      expect(judged.fitting(needs)).toEqual(fleet.flatMap(({ id }, index) => (verdicts[index]?.fits ? [id] : [])));
      const misses = verdicts.filter(({ fits }) => !fits).map(({ reasons }) => blocksOf(reasons));
      expect(nearly.map(({ reasons }) => blocksOf(reasons))).toEqual(
        misses.toSorted((less, more) => less - more).slice(0, 3),
      );
      for (const { vehicleId, reasons } of nearly) {
        const told = fleet.flatMap(({ id }, index) => (id === vehicleId ? [verdicts[index]?.reasons] : []));
        expect(told).toContainEqual(reasons);
      }
    }),
    { numRuns: 150 },
  );
});

it('a time that touches another does not overlap it, also among many', () => {
  const hours = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 6 })).map(([begins, lasts]) => ({
    from: new Date(windowFrom + begins * hour),
    to: new Date(windowFrom + (begins + lasts) * hour),
  }));
  fc.assert(
    fc.property(fc.array(hours, { maxLength: 6 }), hours, (times, time) => {
      expect(new BusyTimes(times).overlaps(time)).toBe(overlapReason(times, 'vehicle', time) !== undefined);
    }),
  );
});
