import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { supportedVehicleFactory } from '../../../support/factories/supportedVehicleFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const room = (
  <Routes>
    <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
  </Routes>
);
const openNew = (overrides: Partial<FakeVehicleRegister> = {}, dialogs = new FakeDialogs()) => {
  const vehicleRegister = Object.assign(new FakeVehicleRegister(), overrides);
  return renderRoom(room, { at: '/ui/vehicles/new', vehicleRegister, dialogs });
};
const vehicle = vehicleFactory.build({ id: 'v-1', fleetNo: 'T-100', version: 3 });
const openEdit = () => {
  const vehicleRegister = Object.assign(new FakeVehicleRegister(), { vehicle });
  return renderRoom(room, { at: '/ui/vehicles/v-1/edit', vehicleRegister });
};

const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
/** Whether the browser may close the page without asking. */
const closing = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const conflict = new Failure({ kind: 'refused', status: 409, message: 'Somebody changed this.', errors: [] });

describe('the form for a new vehicle', () => {
  const atego = supportedVehicleFactory.build();

  it('shows each problem beside its field and focuses the first', async () => {
    const { vehicleRegister } = openNew();
    await type('Payload (kg)', 'much');
    await userEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    const group = within(screen.getByRole('group', { name: 'Identification' }));
    expect(group.getByText('Enter the fleet number.')).toBeTruthy();
    expect(group.getByText('Choose the country of registration.')).toBeTruthy();
    expect(screen.getByText('Enter a whole number from 0 to 100,000.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Fleet number')));
    expect(vehicleRegister.added).toEqual([]);
  });

  it('lists all problems above the fields, each a way to its field, until it is solved', async () => {
    openNew();
    await type('Payload (kg)', 'much');
    expect(screen.queryByRole('region', { name: /attention/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    const summary = within(screen.getByRole('region', { name: '12 fields need your attention' }));
    await userEvent.click(summary.getByRole('button', { name: /^Payload: Enter/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Payload (kg)'));
    await type('Payload (kg)', '12000');
    expect(summary.queryByRole('button', { name: /^Payload/ })).toBeNull();
    expect(screen.getByRole('region', { name: '11 fields need your attention' })).toBeTruthy();
  });

  it("is filled in from a supported model, saved, and opens the vehicle's page", async () => {
    const { vehicleRegister } = openNew({ models: [atego], vehicle });
    await screen.findByText('Mercedes-Benz Atego 1223 (Box)');
    await userEvent.selectOptions(screen.getByLabelText('Catalog model'), 'Mercedes-Benz Atego 1223 (Box)');
    expect(screen.getByLabelText('Gross vehicle weight (kg)')).toHaveProperty('value', '11990');
    await type('Fleet number', 'T-100');
    await type('Plate', 'b-gl 1204');
    await userEvent.selectOptions(screen.getByLabelText('Country of registration'), 'DE');
    await type('Year built', '2024');
    await type('Payload (kg)', '5 500');
    await type('Odometer (km)', '12,400');
    await userEvent.click(screen.getByLabelText('Approved for dangerous goods (ADR)'));
    await userEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(vehicleRegister.added[0]?.facts).toMatchObject({
      fleetNo: 'T-100',
      plate: 'B-GL 1204',
      plateCountry: 'DE',
      kind: 'rigid',
      bodyType: 'box',
      payloadKg: 5500,
      volumeM3: 42.5,
      odometerKm: 12_400,
      adr: true,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'T-100' })).toBeTruthy();
  });

  it('shows the kind of a model without a body in the list of models', async () => {
    const actros = supportedVehicleFactory.build({ kind: 'tractor', bodyType: 'other', model: 'Actros 1848 LS' });
    openNew({ models: [actros] });
    expect(await screen.findByRole('option', { name: 'Mercedes-Benz Actros 1848 LS (Tractor)' })).toBeTruthy();
  });

  it('asks a tractor for no load and a trailer for no engine, and keeps what was typed', async () => {
    openNew();
    const kind = screen.getByLabelText('Type');
    await type('Payload (kg)', '9000');
    await userEvent.selectOptions(kind, 'Tractor');
    for (const label of ['Payload (kg)', 'Body type', 'Minimum temperature (°C)'])
      expect([label, screen.queryByLabelText(label)]).toEqual([label, null]);
    expect(screen.queryByRole('textbox', { name: /^Cargo volume/ })).toBeNull();
    expect(screen.queryByRole('group', { name: /^Temperature range/ })).toBeNull();
    expect(screen.getByLabelText('Gross vehicle weight (kg)')).toBeTruthy();
    await userEvent.selectOptions(kind, 'Trailer');
    for (const label of ['Fuel', 'Odometer (km)'])
      expect([label, screen.queryByLabelText(label)]).toEqual([label, null]);
    expect(screen.getByLabelText('Payload (kg)')).toHaveProperty('value', '9000');
  });

  it('warns of a van that is hardly possible, and does not refuse it', async () => {
    openNew();
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Van');
    const volume = screen.getByRole('textbox', { name: /^Cargo volume/ });
    await userEvent.type(volume, '91');
    expect(volume.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Unusually high. This type rarely has more than 25 m³.')).toBeTruthy();
    await userEvent.clear(volume);
    await userEvent.type(volume, '19');
    expect(screen.queryByText(/^Unusually high/)).toBeNull();
  });

  it('works when the models cannot be read', async () => {
    openNew({ models: new Failure({ kind: 'unreadable' }) });
    expect(await screen.findByText('The models could not be loaded. Fill in the form yourself.')).toBeTruthy();
    expect(screen.getByLabelText('Fleet number')).toBeTruthy();
  });

  it.each([
    [true, 'Vehicles'],
    [false, 'Add a vehicle'],
  ])('asks before leaving with unsaved changes (confirmed: %s)', async (isSure, title) => {
    const ports = openNew({}, new FakeDialogs(isSure));
    await type('Fleet number', 'T-100');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(ports.dialogs.questions[0]?.title).toBe('Leave without saving?');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});

it.each([
  ['/ui/vehicles/new', 'Back to the list', '/ui/vehicles'],
  ['/ui/vehicles/v-1/edit', 'Back to the record', '/ui/vehicles/v-1'],
])('%s tells a viewer that access is read-only, and links back', async (at, way, to) => {
  renderRoom(room, { at, membership: { role: 'viewer' } });
  expect(await screen.findByRole('heading', { name: 'You have read-only access' })).toBeTruthy();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the form for an existing vehicle', () => {
  it('is filled with the record, and keeps what was typed when the service refuses a field', async () => {
    const { vehicleRegister } = openEdit();
    expect(await screen.findByLabelText('Plate')).toHaveProperty('value', 'B-GL 1204');
    await type('Plate', 'B-XX 9');
    vehicleRegister.written = new Failure({
      kind: 'refused',
      status: 422,
      errors: [{ field: 'plate', message: 'already belongs to another vehicle' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Plate already belongs to another vehicle.')).toBeTruthy();
    expect(screen.getByLabelText('Plate')).toHaveProperty('value', 'B-XX 9');
    expect(vehicleRegister.changed[0]).toMatchObject({ id: 'v-1', version: 3, facts: { plate: 'B-XX 9' } });

    await type('Plate', 'B-XX 10');
    expect(screen.queryByText('Plate already belongs to another vehicle.')).toBeNull();
  });

  it('makes the browser ask before the page is closed with unsaved changes', async () => {
    openEdit();
    await screen.findByLabelText('Plate');
    expect(closing()).toBe(true);
    await type('Plate', 'B-XX 9');
    expect(closing()).toBe(false);
  });

  it('is left without a question when nothing was changed', async () => {
    const ports = openEdit();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(ports.dialogs.questions).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
  });
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const keys = ({ changed }: FakeVehicleRegister) => changed.map(({ key }) => key?.slice(-1)).join(' ');

describe('retrying a save', () => {
  const unanswered = new Failure({ kind: 'unreachable', offline: false });

  it('after no answer keeps the idempotency key until the draft changes', async () => {
    const { vehicleRegister } = openEdit();
    await screen.findByLabelText('Plate');
    await type('Plate', 'B-MI 1');
    vehicleRegister.written = unanswered;
    await save();
    await save();
    await type('Plate', 'B-MI 2');
    await save();
    expect(keys(vehicleRegister)).toBe('1 1 2');
  });

  it('while the first attempt is still under way shows a message, not a conflict', async () => {
    const { vehicleRegister, dialogs } = openEdit();
    await screen.findByLabelText('Plate');
    await type('Plate', 'B-MI 1');
    vehicleRegister.written = new Failure({ kind: 'inProgress' });
    vehicleRegister.vehicle = vehicleFactory.build({ ...vehicle, version: 4, plate: 'B-MI 1' });
    await save();
    expect(dialogs.alerts.map(({ text }) => text)).toEqual(['Still being saved.']);
    expect(screen.queryByRole('dialog')).toBeNull();
    vehicleRegister.written = undefined;
    await save();
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(keys(vehicleRegister)).toBe('1 1');
  });
});

describe('a conflict on the vehicle form', () => {
  const theirs = vehicleFactory.build({ ...vehicle, version: 5, plate: 'B-TH 5', odometerKm: 190_000 });

  const openConflict = async () => {
    const { vehicleRegister } = openEdit();
    await screen.findByLabelText('Plate');
    await type('Plate', 'B-MI 1');
    vehicleRegister.written = conflict;
    vehicleRegister.vehicle = theirs;
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    vehicleRegister.written = vehicleFactory.build({ ...vehicle, version: 6 });
    return { vehicleRegister, dialog };
  };

  it('shows the fields in which both versions differ', async () => {
    const { dialog } = await openConflict();
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual(['FieldYoursTheirs', 'PlateB-MI 1B-TH 5']);
  });

  it("saves my changes over the other person's version", async () => {
    const { vehicleRegister, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    expect(vehicleRegister.changed.at(-1)).toMatchObject({
      version: 5,
      facts: { plate: 'B-MI 1', odometerKm: 190_000 },
    });
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
  });

  it("takes the other person's version", async () => {
    const { vehicleRegister, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText('Plate')).toHaveProperty('value', 'B-TH 5');
    expect(vehicleRegister.changed).toHaveLength(1);
  });

  it('goes on editing, and is asked again before saving over what still differs', async () => {
    const { vehicleRegister, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Plate')).toHaveProperty('value', 'B-MI 1');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(vehicleRegister.changed).toHaveLength(1);
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Save mine instead' }));
    expect(vehicleRegister.changed.at(-1)).toMatchObject({ version: 5, facts: { plate: 'B-MI 1' } });
  });

  it('is over once the field that differed has their value', async () => {
    const { vehicleRegister, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await userEvent.clear(screen.getByLabelText('Plate'));
    await userEvent.type(screen.getByLabelText('Plate'), 'B-TH 5');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(vehicleRegister.changed.at(-1)).toMatchObject({ version: 5, facts: { plate: 'B-TH 5' } });
  });
});
