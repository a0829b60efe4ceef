import { screen, waitFor, within } from '@testing-library/react';
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

const paragraphs = async (trucks: readonly Given[], change?: Partial<Load['fits']>) => {
  const card = within(await show(trucks, change));
  await waitFor(() => expect(card.queryByText('Checking your trucks…')).toBeNull());
  return card.getAllByRole('paragraph').map(({ textContent }) => textContent);
};

it.each([
  [[fit, fit, { verdict: small }], 2, ['2 fit', '2 ready now']],
  [[fit, mended], 1, ['2 fit, 1 as coupled', '1 ready now', '1 with a spare trailer or driver']],
  [[fit, mended], 2, ['2 fit', '1 ready now', '1 with a spare trailer or driver']],
  [[fit, { verdict: late }], 2, ['2 fit', '1 ready now', '1 too late for the pickup']],
  [[fit, undriven, undriven], 3, ['3 fit', '1 ready now', '2 without a driver']],
  [[mended, mended], 0, ['2 fit, none as coupled', '2 with a spare trailer or driver']],
  [[{ verdict: late, spare: true }], 1, ['1 fits', '1 too late for the pickup']],
] as const)(
  'the page of a load says how many trucks fit, and how many of them are ready (%#)',
  async (trucks, count, said) => expect(await paragraphs(trucks, { count })).toEqual(said),
);

it('of a large fleet, it says that more may fit', async () => {
  expect(await paragraphs([fit, fit], { count: 2, isAtLeast: true })).toEqual(['At least 2 fit', '2 ready now']);
});

it('or why the nearest does not fit, with all the others on demand', async () => {
  const card = within(await show([{ verdict: small }]));
  expect(await card.findByText('None fits')).toBeTruthy();
  expect(await card.findByText('Nearest: T-1 · AB 1. Carries 900 kg; the load weighs 12,000 kg.')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'See trucks' }));
  expect(screen.getByRole('dialog', { name: 'Trucks for Essen, DE → Lyon, FR' })).toBeTruthy();
});

it.each([
  [[fit, { verdict: late }, { verdict: late }], 'Of these, 2 would come too late.'],
  [[{ verdict: late }, { verdict: late }], 'Of these, 2 would come too late.'],
  [[{ verdict: late }], 'Of these, 1 would come too late.'],
] as const)('the dialog says how many of those that fit come too late (%#)', async (trucks, said) => {
  const card = within(await show(trucks, { count: trucks.length }));
  await userEvent.click(await card.findByRole('button', { name: 'See trucks' }));
  expect(await within(screen.getByRole('dialog')).findByText(said)).toBeTruthy();
});

it('the dialog names the nearest truck first, with its way to the pickup', async () => {
  const card = within(
    await show([
      { ...fit, emptyKm: 80 },
      { ...fit, emptyKm: undefined },
      { ...fit, emptyKm: 12 },
    ]),
  );
  await userEvent.click(await card.findByRole('button', { name: 'See trucks' }));
  const group = within(await within(screen.getByRole('dialog')).findByRole('region', { name: '3 ready now' }));
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A truck ≈ 12 km empty',
    'T-1 · AB 1 ≈ 80 km empty',
    'A truck',
  ]);
});

it('a fleet without a truck is asked for its first one', async () => {
  const card = within(await show());
  expect(await card.findByText('Add your first truck to see which loads it can carry.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Add a truck' }).getAttribute('href')).toBe('/ui/vehicles/new');
});
