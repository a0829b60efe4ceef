import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { VehiclesRoom } from '../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { useQueryCache } from '../../../src/ui/workplace/useQueryCache.ts';
import { Workplace } from '../../../src/ui/workplace/Workplace.tsx';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { renderPage } from '../../support/renderPage.tsx';

const Area = () => (
  <QueryClientProvider client={useQueryCache()}>
    <Workplace>
      <Routes>
        <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
      </Routes>
    </Workplace>
  </QueryClientProvider>
);

/** Opens the list of vehicles, which fails `failures` times before it is read. */
const openFailing = async (failure: Failure, failures: number) => {
  const vehicleRegister = new FakeVehicleRegister();
  const read = vehicleRegister.list.bind(vehicleRegister);
  const list = vi.spyOn(vehicleRegister, 'list').mockImplementation((query) => read(query));
  for (let i = 0; i < failures; i++) list.mockRejectedValueOnce(failure);
  const membership = membershipFactory.build();
  const session = sessionFactory.build();
  renderPage(<Area />, {
    at: '/ui/vehicles',
    vehicleRegister,
    companyDirectory: Object.assign(new FakeCompanyDirectory(), { memberships: [membership] }),
    sessionStore: new FakeSessionStore({ ...session, company: { ...membership, chosenBy: session.user?.id ?? '' } }),
  });
  await screen.findByRole('button', { name: 'Try again' });
  return list;
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('a list that could not be reached is read again by itself, after 5 s and then after 10 s', async () => {
  const list = await openFailing(new Failure({ kind: 'unreachable', offline: false }), 2);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByRole('heading', { name: 'No vehicles yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const reads = list.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(list.mock.calls.length).toBe(reads);
});

it('a list that was refused is not', async () => {
  const list = await openFailing(new Failure({ kind: 'refused', status: 403, errors: [] }), 1);
  const reads = list.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(list.mock.calls.length).toBe(reads);
});
