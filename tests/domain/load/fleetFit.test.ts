import { expect, it } from 'vitest';
import { fleetFit } from '../../../src/domain/load/fleetFit.ts';
import type { CrewedTruck } from '../../../src/domain/load/LoadCombinations.ts';
import type { Reason } from '../../../src/domain/verdict/Reason.ts';

const tooFar: Reason = { code: 'too_far', severity: 'warn', has: 1141 };
const payload: Reason = { code: 'payload', severity: 'block', has: 1, needs: 2 };
const volume: Reason = { code: 'volume', severity: 'block' };

const truck = (id: string, reasons: readonly Reason[] = [], driverId: string | undefined = 'd1'): CrewedTruck => ({
  id,
  trailerId: undefined,
  driverId,
  spare: false,
  emptyKm: undefined,
  verdict: { fits: !reasons.some(({ severity }) => severity === 'block'), reasons },
});

it.each([
  ['that can go and come in time', [truck('t')], 'coupled'],
  ['that can go with a spare trailer or driver', [{ ...truck('t'), spare: true }], 'spare'],
  ['that do not fit with a spare one either', [{ ...truck('t', [payload]), spare: true }], 'others'],
  ['that come after the window', [truck('t', [tooFar])], 'late'],
  ['that nobody drives', [{ ...truck('t'), driverId: undefined }], 'driverless'],
  ['that nobody drives, late or not', [{ ...truck('t', [tooFar]), driverId: undefined }], 'driverless'],
  ['that something is against', [truck('t', [payload])], 'others'],
  ['that something is against, driver or not', [{ ...truck('t', [payload]), driverId: undefined }], 'others'],
] as const)('the trucks of a fleet %s stand by themselves', (_, trucks, kind) => {
  const none = { coupled: [], spare: [], late: [], driverless: [], others: [] };
  expect(fleetFit(trucks)).toEqual({ ...none, [kind]: trucks });
});

it('the nearest of those that do not fit come first', () => {
  const { others } = fleetFit([
    truck('far', [payload, volume]),
    truck('near', [volume, tooFar]),
    truck('next', [payload]),
  ]);
  expect(others.map(({ id }) => id)).toEqual(['near', 'next', 'far']);
});
