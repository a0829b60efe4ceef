import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { DriversRoom } from '../../../../src/ui/rooms/drivers/DriversRoom.tsx';
import { exportAs } from '../../../support/exportAs.ts';
import { driverFactory, fullDriverFactory } from '../../../support/factories/driverFactory.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';
import { driverListSpec } from '../../../../src/domain/driver/driverListSpec.ts';

const everyColumn = [...driverListSpec.columns.shown, ...driverListSpec.columns.more].join('-');

const room = (
  <Routes>
    <Route path="/ui/drivers/*" element={<DriversRoom />} />
  </Routes>
);
const joao = driverFactory.build({ id: 'd-1', name: 'João Silva', version: 3 });
const unreachable = new Failure({ kind: 'unreachable', offline: false });

const openAt = (
  at: string,
  overrides: Partial<FakeDriverRegister> = {},
  more: Parameters<typeof renderRoom>[1] = {},
) => {
  const driverRegister = Object.assign(new FakeDriverRegister(), { driver: joao, ...overrides });
  return renderRoom(room, { at, ...more, driverRegister });
};
const page = (rows: readonly (typeof joao)[], total = rows.length) => ({ rows, page: 0, size: 25, total });
/** The row with this name, once the list has loaded. */
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of drivers', () => {
  it('shows name, vehicle, status and papers of each driver, with links', async () => {
    const currentVehicle = { id: 'v-1', fleetNo: 'T-100', plate: 'AB 123' };
    openAt('/ui/drivers', { page: page([{ ...joao, currentVehicle, compliance: 'expiring' }]) });
    const row = await rowOf('João Silva');
    expect(row.getByRole('link', { name: 'João Silva' }).getAttribute('href')).toBe('/ui/drivers/d-1');
    expect(row.getByRole('link', { name: 'T-100' }).getAttribute('href')).toBe('/ui/vehicles/v-1');
    expect(row.getByText('Active')).toBeTruthy();
    expect(row.getByText('Expiring')).toBeTruthy();
  });

  it('shows who has the app and links to an invitation for the others', async () => {
    const ana = driverFactory.build({ id: 'd-2', name: 'Ana Costa', invitationStatus: 'opened' });
    const rui = driverFactory.build({ id: 'd-3', name: 'Rui Dias', status: 'left' });
    openAt('/ui/drivers', { page: page([joao, ana, rui]) });
    const way = (await rowOf('João Silva')).getByRole('link', { name: 'Invite João Silva to the app' });
    expect(way.getAttribute('href')).toBe('/ui/invitations/new?driver=d-1');
    expect((await rowOf('Ana Costa')).getByText('Opened')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite Rui Dias to the app' })).toBeNull();
  });

  it('is requested as the address says', async () => {
    const at = '/ui/drivers?status=suspended&compliance=expired&sort=-papersUntil&page=2&x=y';
    const { driverRegister } = openAt(at, { page: page([joao], 80) });
    await screen.findByText('João Silva');
    expect(driverRegister.views).toEqual([
      { page: 2, size: 25, sort: '-papersUntil', q: '', filters: { status: 'suspended', compliance: 'expired' } },
    ]);
  });

  it('is filtered and sorted', async () => {
    const { driverRegister } = openAt('/ui/drivers', { page: page([joao]) });
    await screen.findByText('João Silva');
    await userEvent.selectOptions(screen.getByLabelText('Employment'), 'Contractor');
    await press('Papers');
    await waitFor(() =>
      expect(driverRegister.views.at(-1)).toMatchObject({ sort: 'papersUntil', filters: { employment: 'contractor' } }),
    );
  });

  it('offers to add or invite the first driver when it is empty', async () => {
    openAt('/ui/drivers');
    expect(await screen.findByText('No drivers yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your first driver' }).getAttribute('href')).toBe('/ui/drivers/new');
    expect(screen.getByRole('link', { name: 'Invite by phone or email' }).getAttribute('href')).toBe(
      '/ui/invitations/new',
    );
  });

  it('offers a viewer no way to add a driver', async () => {
    openAt('/ui/drivers', {}, { membership: { role: 'viewer' } });
    expect(await screen.findByText('No one has added any yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Add|Invite/ })).toBeNull();
  });

  it('is reported as failed and read again on retry', async () => {
    const { driverRegister } = openAt('/ui/drivers', { page: unreachable });
    await screen.findByRole('alert');
    driverRegister.page = page([joao]);
    await press('Try again');
    expect(await screen.findByText('João Silva')).toBeTruthy();
  });

  it('is exported as CSV with every row of the view and, if it shows them all, every field', async () => {
    const full = fullDriverFactory.build();
    const { driverRegister, textFiles } = openAt(`/ui/drivers?status=active&page=1&columns=${everyColumn}`, {
      page: page([full]),
    });
    await screen.findByText('João Silva');
    await exportAs('CSV');
    await waitFor(() => expect(textFiles.saved).toHaveLength(1));
    expect(driverRegister.views.at(-1)).toMatchObject({ page: 0, size: 1000, filters: { status: 'active' } });
    const [file] = textFiles.saved;
    expect(file?.fileName).toBe('drivers.csv');
    const [titles = [], cells = []] = file?.text.split('\r\n').map((line) => line.split(/,(?! )/)) ?? [];
    expect(titles.map((title, at) => `${title}: ${cells[at]}`)).toEqual([
      'Name: João Silva',
      'Email: joao@drivers.test',
      "Phone: '+351912345678",
      'Employment: Owner-operator',
      'Vehicle: T-100',
      'Status: Active',
      'Papers: Valid',
      'Language: Portuguese',
      'License number: P-1234567',
      'Issuing country: PT',
      'License issue date: 2022-05-01',
      'License expiry date: 2027-05-01',
      'Categories: "C, CE"',
      'Tachograph card number: PT-77',
      'Tachograph card expiry date: 2027-02-01',
      'CPC card number: C 12 34',
      'CPC card expiry date: 2027-03-01',
      'Medical certificate number: M-99',
      'Medical certificate expiry date: 2027-04-01',
      'ADR card number: A-10',
      'ADR card expiry date: 2027-05-01',
    ]);
  });
});
