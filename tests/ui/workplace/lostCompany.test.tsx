import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { useQueryCache } from '../../../src/ui/workplace/useQueryCache.ts';
import { DashboardRoom } from '../../../src/ui/rooms/dashboard/DashboardRoom.tsx';
import { VehiclesRoom } from '../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { Workplace } from '../../../src/ui/workplace/Workplace.tsx';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeCompanyDirectory } from '../../support/fakes/FakeCompanyDirectory.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';
import { renderPage } from '../../support/renderPage.tsx';

const rhine = membershipFactory.build({ name: 'Rhine Valley Transport' });
const alder = membershipFactory.build({ name: 'Alder Cold Chain' });
const chosen = sessionFactory.build();
const working = { ...chosen, company: { ...rhine, chosenBy: chosen.user?.id ?? '' } };
const gone = 'You no longer have access to Rhine Valley Transport.';
const nothingThere = new Failure({ kind: 'refused', status: 404, message: 'Not found.', errors: [] });
const asViewer = new Failure({ kind: 'refused', status: 409, message: 'As a viewer you change nothing.', errors: [] });

const Area = () => (
  <QueryClientProvider client={useQueryCache()}>
    <Workplace>
      <Routes>
        <Route path="/dashboard" element={<DashboardRoom />} />
        <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
      </Routes>
    </Workplace>
  </QueryClientProvider>
);

const open = (memberships: readonly (typeof rhine)[], session = working, at = '/dashboard') => {
  const companyDirectory = Object.assign(new FakeCompanyDirectory(), { memberships });
  return renderPage(<Area />, { at, companyDirectory, sessionStore: new FakeSessionStore(session) });
};
it('a user who no longer belongs to the selected company is told so and can choose another', async () => {
  const { sessionStore } = open([alder], working, '/ui/vehicles/v-1');
  expect((await screen.findByRole('alert')).textContent).toBe(gone);
  await userEvent.click(screen.getByRole('button', { name: /Alder Cold Chain/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeTruthy();
  expect(sessionStore.read().company).toMatchObject({ id: alder.id, chosenBy: chosen.user?.id });
  expect(screen.queryByText(gone)).toBeNull();
});

it('a user without any company left is told so too', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'You are not in a company yet' })).toBeTruthy();
  expect(screen.getByText(gone)).toBeTruthy();
});

it('a company that was matched to the host, or selected by another user in this tab, is not reported as lost', async () => {
  open([alder], { ...chosen, company: { ...rhine, chosenBy: 'somebody-else' } });
  expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeTruthy();
  expect(screen.queryByText(gone)).toBeNull();
});

it('a lost company is reported when a list answers 404', async () => {
  const vehicleRegister = new FakeVehicleRegister();
  const companyDirectory = Object.assign(new FakeCompanyDirectory(), { memberships: [rhine, alder] });
  vehicleRegister.list = () => {
    companyDirectory.memberships = [alder];
    return Promise.reject(nothingThere);
  };
  const sessionStore = new FakeSessionStore(working);
  renderPage(<Area />, { at: '/ui/vehicles', companyDirectory, vehicleRegister, sessionStore });
  expect(await screen.findByText(gone)).toBeTruthy();
});

it.each([
  ['has lost the company sees it on the page, without a dialog', nothingThere, [alder], gone, []],
  [
    'has become a viewer sees one dialog and no form any more',
    asViewer,
    [{ ...rhine, role: 'viewer' as const }],
    'You have read-only access',
    ['As a viewer you change nothing.'],
  ],
])('a user who saves and %s', async (_, refusal, memberships, sentence, alerts) => {
  const ports = open([rhine], working, '/ui/vehicles/v-1/edit');
  await userEvent.type(await screen.findByLabelText(/^Plate$/), '9');
  ports.vehicleRegister.written = refusal;
  ports.companyDirectory.memberships = memberships;
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(ports.dialogs.alerts.map(({ text }) => text)).toEqual(alerts);
});
