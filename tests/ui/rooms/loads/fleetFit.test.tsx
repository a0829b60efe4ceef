import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { Load } from '../../../../src/domain/load/Load.ts';
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

const show = (change: Partial<Load['fits']>, verdicts: readonly Verdict[] = []) => {
  const [combinationJudge, vehicleRegister] = [new FakeCombinationJudge(), new FakeVehicleRegister()];
  const vehicles = verdicts.map((verdict, at) => ({ id: `v-${at}`, verdict, emptyKm: 5 }));
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

it('the page of a load says how many trucks fit', async () => {
  const card = within(await show({ count: 2 }, [fits, fits]));
  expect(card.getByText('2 trucks fit')).toBeTruthy();
  expect(card.queryByText(/too late|in time/)).toBeNull();
});

it.each([
  [[fits, late], '1 of them is too late for the pickup.'],
  [[late, late], 'None of them can be at the pickup in time.'],
] as const)('and how many of those come too late', async (verdicts, said) => {
  const card = within(await show({ count: 2 }, verdicts));
  expect(await card.findByText(said)).toBeTruthy();
});

it('or why the nearest does not, with all the others on demand', async () => {
  const card = within(await show({ nearly: [{ vehicleId: 'v-0', reasons: small.reasons }] }, [small]));
  expect(card.getByText('No truck fits')).toBeTruthy();
  expect(await card.findByText('Nearest: T-1 · AB 1. Carries 900 kg; the load weighs 12,000 kg.')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'See trucks' }));
  expect(screen.getByRole('dialog', { name: 'Trucks for this load' })).toBeTruthy();
});
