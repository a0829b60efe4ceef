import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { Load } from '../../../../src/domain/load/Load.ts';
import type { CrewedTruck } from '../../../../src/domain/load/LoadCombinations.ts';
import type { Verdict } from '../../../../src/domain/verdict/Reason.ts';
import { bodyChunk } from '../../../../src/ui/rooms/loads/bodyChunk.ts';
import { LoadPage } from '../../../../src/ui/rooms/loads/LoadPage.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeCombinationJudge } from '../../../support/fakes/FakeCombinationJudge.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const fits: Verdict = { fits: true, reasons: [] };
const late: Verdict = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] };
const small: Verdict = { fits: false, reasons: [{ code: 'payload', severity: 'block', has: 900, needs: 12_000 }] };

const crew = { trailerId: undefined, driverId: 'd-1', spare: false };
type Given = Partial<CrewedTruck> & Pick<CrewedTruck, 'verdict'>;

const fit: Given = { verdict: fits };
const mended: Given = { verdict: fits, spare: true };
const undriven: Given = { verdict: fits, driverId: undefined };

const show = (trucks: readonly Given[] = [], change: Partial<Load['fits']> = {}) => {
  const [combinationJudge, vehicleRegister] = [new FakeCombinationJudge(), new FakeVehicleRegister()];
  const vehicles = trucks.map((truck, at) => ({ id: `v-${at}`, ...crew, emptyKm: 5, ...truck }));
  combinationJudge.judged = { vehicles, trailers: [], drivers: [], chosen: undefined };
  const {
    documents: _documents,
    assignment: _assignment,
    ...row
  } = vehicleFactory.build({
    id: 'v-0',
    fleetNo: 'T-1',
    plate: 'AB 1',
    kind: 'rigid',
  });
  vehicleRegister.page = { rows: [row], page: 0, size: 1000, total: 1 };
  const load = loadFactory.build();
  const record = { ...load, fits: { count: 0, isAtLeast: false, nearly: [], ...change } };
  renderRoom(<LoadPage record={record} mayWrite />, { combinationJudge, vehicleRegister });
  return screen.findByRole('region', { name: 'Your trucks' });
};

it('the page of a load says how many trucks could be assigned, as assigning does', async () => {
  const card = within(await show([{ verdict: fits }, { verdict: fits }, { verdict: small }]));
  expect(await card.findByText('2 are ready as coupled.')).toBeTruthy();
  expect(card.queryByText(/more|spare|Nearest/)).toBeNull();
});

it.each([
  [[fit, mended], ['1 is ready as coupled, 1 more with a spare trailer or driver.']],
  [
    [fit, { verdict: late }],
    ['1 is ready as coupled.', '1 fits but is too late for the pickup.'],
  ],
  [
    [fit, undriven, undriven],
    ['1 is ready as coupled.', '2 fit but have no driver.'],
  ],
  [[mended, mended], ['No truck is ready as coupled. 2 fit with a spare trailer or driver.']],
  [[{ verdict: late, spare: true }], ['No truck is ready as coupled. 1 fits but is too late for the pickup.']],
] as const)('and what is the matter with others that nearly could', async (trucks, said) => {
  const card = within(await show(trucks));
  await card.findByText(said[0]);
  expect(card.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([...said]),
  );
});

it('a load that lists count a late truck for is not said to suit none', async () => {
  const card = within(await show([mended, { verdict: late }], { count: 1 }));
  expect(await card.findByText('No truck is ready as coupled. 1 fits with a spare trailer or driver.')).toBeTruthy();
  expect(card.getByText('1 fits but is too late for the pickup.')).toBeTruthy();
});

it('or why the nearest does not fit, with all the others on demand', async () => {
  const card = within(await show([{ verdict: small }]));
  expect(await card.findByText('No truck fits')).toBeTruthy();
  expect(await card.findByText('Nearest: T-1 · AB 1. Carries 900 kg; the load weighs 12,000 kg.')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'See trucks' }));
  expect(screen.getByRole('dialog', { name: 'Trucks for this load' })).toBeTruthy();
});

it('a fleet without a truck is asked for its first one', async () => {
  const card = within(await show());
  expect(await card.findByText('Add your first truck to see which loads it can carry.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Add a truck' }).getAttribute('href')).toBe('/ui/vehicles/new');
});
