import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
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

const unreachable = new Failure({ kind: 'unreachable', offline: false });
const refused = new Failure({ kind: 'refused', status: 403, message: 'No access to vehicles.', errors: [] });

const Area = () => (
  <QueryClientProvider client={useQueryCache()}>
    <Workplace>
      <Routes>
        <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
      </Routes>
    </Workplace>
  </QueryClientProvider>
);

/** Opens the list of vehicles, whose first reads fail. */
const openFailing = async (...failures: readonly Failure[]) => {
  const vehicleRegister = new FakeVehicleRegister();
  const read = vehicleRegister.list.bind(vehicleRegister);
  const list = vi.spyOn(vehicleRegister, 'list').mockImplementation((query) => read(query));
  for (const failure of failures) list.mockRejectedValueOnce(failure);
  const membership = membershipFactory.build();
  const session = sessionFactory.build();
  const { clock } = renderPage(<Area />, {
    at: '/ui/vehicles',
    vehicleRegister,
    companyDirectory: Object.assign(new FakeCompanyDirectory(), { memberships: [membership] }),
    sessionStore: new FakeSessionStore({ ...session, company: { ...membership, chosenBy: session.user?.id ?? '' } }),
  });
  const button = await screen.findByRole('button', { name: 'Try again' });
  const pass = (seconds: number) => act(async () => clock.advance(seconds * 1000));
  return { button, pass, reads: () => list.mock.calls.length };
};
const emptyList = () => screen.findByRole('heading', { name: 'No vehicles yet' });

it('a list that could not be reached is read again by itself, while its failure and the focus stay', async () => {
  const { button, pass, reads } = await openFailing(unreachable, unreachable);
  button.focus();
  await pass(7);
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('alert').contains(button)).toBe(true);
  await pass(13);
  await emptyList();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await pass(600);
  expect(reads()).toBe(3);
});

it('what a list is refused with meanwhile is shown instead', async () => {
  const { pass, reads } = await openFailing(unreachable, refused, refused);
  await pass(7);
  expect(await screen.findByText('No access to vehicles.')).toBeTruthy();
  const read = reads();
  await pass(600);
  expect(reads()).toBe(read);
});

it('a list that was refused is not read again', async () => {
  const { pass, reads } = await openFailing(refused);
  await pass(600);
  expect(reads()).toBe(1);
});
