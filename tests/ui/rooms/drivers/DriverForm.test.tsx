import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { DriversRoom } from '../../../../src/ui/rooms/drivers/DriversRoom.tsx';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const room = (
  <Routes>
    <Route path="/ui/drivers/*" element={<DriversRoom />} />
  </Routes>
);
const joao = driverFactory.build({ id: 'd-1', name: 'João Silva', version: 3 });
const unreachable = new Failure({ kind: 'unreachable', offline: false });
const refused = (status: number) => new Failure({ kind: 'refused', status, message: 'No.', errors: [] });
const conflict = new Failure({ kind: 'refused', status: 409, message: 'Somebody changed this.', errors: [] });

const openAt = (
  at: string,
  overrides: Partial<FakeDriverRegister> = {},
  more: Parameters<typeof renderRoom>[1] = {},
) => {
  const driverRegister = Object.assign(new FakeDriverRegister(), { driver: joao, ...overrides });
  return renderRoom(room, { at, ...more, driverRegister });
};
const driving = (id: string) => ({ currentVehicleId: id, currentVehicle: { id, fleetNo: `T-${id}`, plate: 'AB 1' } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

describe('the driver form', () => {
  it('shows each problem beside its field and sends nothing', async () => {
    const { driverRegister } = openAt('/ui/drivers/new');
    await type('License number', 'X');
    await press('Add driver');
    const beside = within(screen.getByRole('group', { name: /^Driver’s license/ }));
    for (const sentence of ['Use 3 to 30 characters.', 'Choose the categories.', 'Enter the license expiry date.'])
      expect(beside.getByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(driverRegister.added).toEqual([]);
  });

  it('adds a driver and opens their page', async () => {
    const { driverRegister } = openAt('/ui/drivers/new');
    await type('Name', 'João Silva');
    await type('Phone', '00351 912-345-678');
    await press('Add driver');
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(driverRegister.added.map(({ entry }) => entry.facts)).toMatchObject([
      { name: 'João Silva', phone: '+351912345678', language: 'en', employment: 'employee', licence: undefined },
    ]);
  });

  it('sends every filled-in field and the photo', async () => {
    const { driverRegister } = openAt('/ui/drivers/new');
    await type('Name', 'João Silva');
    await type('Phone', '+351912345678');
    await type('Email (optional)', 'Joao@Drivers.test');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Portuguese');
    await userEvent.selectOptions(screen.getByLabelText('Employment'), 'Owner-operator');
    await type('License number', 'P-1234567');
    await userEvent.selectOptions(screen.getByLabelText('Issuing country'), 'PT');
    await type('License issue date', '2022-05-01');
    await type('License expiry date', '2027-05-01');
    for (const category of ['CE: over 3.5 t with trailer', 'D: bus', 'C: over 3.5 t', 'D: bus']) {
      await userEvent.click(screen.getByLabelText(category));
    }
    await type('ADR card expiry date', '2027-02-01');
    const photo = new File(['x'], 'joao.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Add a photo'), photo);
    await press('Add driver');
    const licence = {
      number: 'P-1234567',
      country: 'PT',
      issuedOn: '2022-05-01',
      expiresOn: '2027-05-01',
      categories: ['C', 'CE'],
    };
    const adr = { number: undefined, expiresOn: '2027-02-01' };
    const facts = {
      name: 'João Silva',
      phone: '+351912345678',
      email: 'joao@drivers.test',
      language: 'pt',
      employment: 'owner_operator',
      currentVehicleId: undefined,
      licence,
      cards: { tachograph: undefined, cpc: undefined, medical: undefined, adr },
    };
    expect(driverRegister.added.map(({ entry }) => entry)).toEqual([{ facts, photo }]);
  });

  it('says that the later end on file counts', async () => {
    const documents = [documentFactory.build({ type: 'licence', expiresOn: '2027-05-01' })];
    openAt('/ui/drivers/d-1/edit', { driver: { ...joao, documents } });
    const hint = /^The paper on file is valid until May 1, 2027, and the later date counts/;
    await screen.findByLabelText('License expiry date');
    expect(screen.queryByText(hint)).toBeNull();
    await type('License expiry date', '2026-05-01');
    await userEvent.tab();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('does not require a phone number of an invited driver', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1/edit', { driver: { ...joao, status: 'invited' } });
    await screen.findByText('Can be added when they accept the invitation.');
    await userEvent.clear(screen.getByLabelText('Phone (optional)'));
    await press('Save changes');
    expect(driverRegister.changed.map(({ entry }) => entry.facts.phone)).toEqual([undefined]);
  });

  it('keeps its idempotency key when retried after no answer, and gets a new one after a refusal or a change', async () => {
    const { driverRegister } = openAt('/ui/drivers/new', { write: unreachable });
    await type('Name', 'Ana');
    await type('Phone', '+351912345678');
    await press('Add driver');
    driverRegister.write = refused(409);
    await press('Add driver');
    driverRegister.write = unreachable;
    await press('Add driver');
    await type('Name', 'Ana Costa');
    await press('Add driver');
    const keys = driverRegister.added.map(({ key }) => key.slice(-1));
    expect(keys.join(' ')).toBe('1 1 2 3');
  });

  it('keeps what was typed after a refusal and shows the reason beside the field', async () => {
    const errors = [{ field: 'phone', message: 'already belongs to another driver' }];
    openAt('/ui/drivers/new', { write: new Failure({ kind: 'refused', status: 422, errors }) });
    await type('Name', 'Ana');
    await type('Phone', '+351912345678');
    await press('Add driver');
    expect(await screen.findByText('Phone already belongs to another driver.')).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ana');
  });

  it('shows both versions after a conflict, and saves mine over theirs', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1/edit', { driver: { ...joao, ...driving('1') } });
    await screen.findByRole('heading', { name: 'Edit João Silva' });
    await type('Name', 'João S.');
    await press('Unassign vehicle');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await userEvent.click(screen.getByLabelText('D: bus'));
    const licence = joao.licence && { ...joao.licence, categories: ['C' as const] };
    driverRegister.driver = {
      ...joao,
      ...driving('2'),
      licence,
      version: 4,
      name: 'João Miguel',
      language: 'fr',
      employment: 'contractor',
    };
    driverRegister.write = conflict;
    await press('Save changes');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldYoursTheirs',
      'NameJoão S.João Miguel',
      'LanguageSpanishFrench',
      'Current vehicleemptyT-2',
      'CategoriesC, CE, DC',
    ]);

    driverRegister.write = undefined;
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() =>
      expect(driverRegister.changed.at(-1)).toMatchObject({
        version: 4,
        entry: { facts: { name: 'João S.', language: 'es', employment: 'contractor', currentVehicleId: undefined } },
      }),
    );
  });

  it('keeps the focus on the vehicle field after choosing or unassigning a vehicle', async () => {
    const rows = [vehicleFactory.build({ fleetNo: 'T-100', plate: 'AB 123' })];
    const vehicleRegister = Object.assign(new FakeVehicleRegister(), { page: { rows, page: 0, size: 8, total: 1 } });
    renderRoom(room, { at: '/ui/drivers/new', vehicleRegister });
    await press('Choose a vehicle');
    await press('Keep as is');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Choose a vehicle');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose T-100 · AB 123' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a vehicle' }));
    await press('Unassign vehicle');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a vehicle' }));
  });

  it.each([
    ['/ui/drivers/new', '/ui/drivers'],
    ['/ui/drivers/d-1/edit', '/ui/drivers/d-1'],
  ])('at %s tells a viewer that access is read-only, and links back', (at, to) => {
    openAt(at, {}, { membership: { role: 'viewer' } });
    expect(screen.getByRole('heading', { name: 'You have read-only access' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe(to);
    expect(screen.queryByRole('button', { name: 'Add driver' })).toBeNull();
  });
});
