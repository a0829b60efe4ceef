import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { StoredDocument } from '../../../../src/domain/paper/StoredDocument.ts';
import type { VehicleRecord } from '../../../../src/domain/vehicle/Vehicle.ts';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDocumentStore } from '../../../support/fakes/FakeDocumentStore.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (vehicle: FakeVehicleRegister['vehicle'], overrides: Parameters<typeof renderRoom>[1] = {}) => {
  const vehicleRegister = Object.assign(new FakeVehicleRegister(), { vehicle });
  return renderRoom(
    <Routes>
      <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
    </Routes>,
    { at: '/ui/vehicles/v-1', vehicleRegister, ...overrides },
  );
};
const build = (facts: Partial<VehicleRecord> = {}) => vehicleFactory.build({ id: 'v-1', fleetNo: 'T-100', ...facts });
const refused = (status: number, message: string) => new Failure({ kind: 'refused', status, message, errors: [] });

describe("a vehicle's page", () => {
  it('shows its facts, capacities and papers', async () => {
    open(build({ bodyType: 'reefer', temperatureC: { min: -25, max: 12 }, documents: [documentFactory.build()] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'T-100' })).toBeTruthy();
    expect(screen.getByText('35,000 kg')).toBeTruthy();
    expect(screen.getByText('91.5 m³')).toBeTruthy();
    expect(screen.getByText('-25°C to 12°C')).toBeTruthy();
    expect(screen.getByText('insurance.pdf · 234 kB')).toBeTruthy();
    const papers = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(papers[0]).toContain('RegistrationRequiredMissing');
    expect(papers[1]).toContain('InsuranceExpires Jun 30, 2026 · in 5 months');
    expect(papers[2]).toContain('Roadworthiness testRequiredMissing');
    expect(papers).toHaveLength(3);
  });

  it.each<[string, Partial<VehicleRecord>, string, string]>([
    ['a trailer without temperature control', { kind: 'semi_trailer' }, 'Temperature', 'Not controlled'],
    ['a heated box', { bodyType: 'box', temperatureC: { min: 5, max: 12 } }, 'Temperature', '5°C to 12°C'],
    ['a van without a known volume', { kind: 'van', volumeM3: undefined }, 'Cargo volume', 'Not entered'],
    ['a truck', { fuel: 'diesel' }, 'Emission class', 'Not entered'],
    ['a truck', { year: 2021 }, 'Year built', '2021'],
  ])('shows of %s with %j, as its %s: %s', async (_what, facts, title, value) => {
    open(build(facts));
    expect((await screen.findByText(title)).nextElementSibling?.textContent).toBe(value);
  });

  it.each<[string, Partial<VehicleRecord>, readonly string[]]>([
    [
      'a tractor unit',
      {
        kind: 'tractor',
        bodyType: 'other',
        payloadKg: 0,
        volumeM3: undefined,
        loadingLengthM: undefined,
        palletPositions: undefined,
      },
      ['Body type', 'Payload', 'Cargo volume', 'Loading length', 'Pallet positions', 'Temperature'],
    ],
    ['a trailer', { fuel: 'none', odometerKm: 0 }, ['Fuel', 'Emission class', 'Odometer']],
  ])('leaves out facts that %s cannot have', async (_what, facts, titles) => {
    open(build(facts));
    await screen.findByText('Gross vehicle weight');
    for (const title of titles) expect(screen.queryByText(title)).toBeNull();
  });

  it('opened for a paper focuses it, with a way to replace one that expires soon', async () => {
    const at = '/ui/vehicles/v-1#insurance';
    open(build({ documents: [documentFactory.build({ expiresOn: '2026-02-01' })] }), { at });
    expect(await screen.findByLabelText('Renew Insurance')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText(/^insurance\.pdf/).closest('li'));
  });

  it('does not move the focus to the paper a second time', async () => {
    const { vehicleRegister } = open(build({ documents: [documentFactory.build()] }), {
      at: '/ui/vehicles/v-1#insurance',
    });
    const removal = await screen.findByRole('button', { name: 'Delete insurance.pdf' });
    Object.assign(vehicleRegister, { vehicle: build({ documents: [] }) });
    await userEvent.click(removal);
    const missing = (await screen.findByLabelText('Add Insurance')).closest('li');
    expect(document.activeElement).not.toBe(missing);
  });

  it('says when the vehicle does not exist', async () => {
    open(refused(404, 'Not found.'));
    expect(await screen.findByText('Vehicle not found')).toBeTruthy();
  });

  it('offers a retry when reading fails', async () => {
    open(new Failure({ kind: 'unreadable' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is read-only for a viewer', async () => {
    open(build({ documents: [documentFactory.build()] }), { membership: { role: 'viewer' } });
    expect(await screen.findByRole('button', { name: 'Download insurance.pdf' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('the status of a vehicle', () => {
  it('offers the allowed moves, and says why others are refused', async () => {
    open(build({ status: 'maintenance' }));
    expect(await screen.findByRole('button', { name: 'Make available' })).toHaveProperty('disabled', false);
    const outOfService = screen.getByRole('button', { name: 'Take out of service' });
    expect(outOfService).toHaveProperty('disabled', true);
    expect(outOfService.getAttribute('aria-describedby')).toBe(
      screen.getByText('Make the vehicle available first.').id,
    );
  });

  it.each(['assigned', 'in_use'] as const)('%s may only become available, because of the shipment', async (status) => {
    open(build({ status }));
    expect(await screen.findByRole('button', { name: 'Make available' })).toHaveProperty('disabled', false);
    expect(screen.getAllByText('This vehicle is assigned to a shipment. Make it available first.')).toHaveLength(1);
  });

  it('is changed with the version that was shown', async () => {
    const { vehicleRegister } = open(build({ version: 8 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the shop' }));
    expect(vehicleRegister.moved).toMatchObject([{ id: 'v-1', version: 8, to: 'maintenance' }]);
  });

  it('is shown as the service answered, even if reading it again fails', async () => {
    const ports = open(build({ version: 8 }));
    const button = await screen.findByRole('button', { name: 'Send to the shop' });
    ports.vehicleRegister.written = build({ version: 9, status: 'maintenance' });
    ports.vehicleRegister.vehicle = refused(500, 'Please try again.');
    await userEvent.click(button);
    expect((await screen.findAllByText('In the shop')).length).toBeGreaterThan(0);
  });

  it('has a reason and an expected return while it is off the road', async () => {
    const { vehicleRegister } = open(build({ version: 8, status: 'maintenance' }));
    await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'repair');
    await userEvent.click(screen.getByLabelText('Expected back on'));
    await userEvent.paste('2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const pause = { reason: 'repair', note: undefined, backOn: '2026-12-01' };
    await waitFor(() =>
      expect(vehicleRegister.paused).toMatchObject([{ id: 'v-1', version: 8, to: 'maintenance', pause }]),
    );
  });

  it('asks for confirmation before a final move', async () => {
    const ports = open(build());
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    expect(ports.dialogs.questions[0]?.title).toBe('Retire T-100?');
    expect(ports.vehicleRegister.moved).toHaveLength(1);
  });

  it('shows why a move was refused', async () => {
    const ports = open(build());
    ports.vehicleRegister.written = refused(409, 'This vehicle has a shipment under way.');
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the shop' }));
    await waitFor(() => expect(ports.dialogs.alerts[0]?.text).toBe('This vehicle has a shipment under way.'));
  });

  it('shows in the words of the catalogue why a move was refused', async () => {
    const ports = open(build());
    const trouble = { kind: 'refused', status: 409, message: 'Pas maintenant.', reason: 'in_use', errors: [] } as const;
    ports.vehicleRegister.written = new Failure(trouble);
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the shop' }));
    await waitFor(() =>
      expect(ports.dialogs.alerts[0]?.text).toBe('This vehicle is assigned to a shipment. Make it available first.'),
    );
  });

  it('is read again when a move is refused because the vehicle is gone', async () => {
    const ports = open(build());
    const button = await screen.findByRole('button', { name: 'Send to the shop' });
    ports.vehicleRegister.written = refused(404, 'Not found.');
    ports.vehicleRegister.vehicle = refused(404, 'Not found.');
    await userEvent.click(button);
    expect(await screen.findByText('Vehicle not found')).toBeTruthy();
  });

  it('names the status it has, beside what can be done', async () => {
    open(build({ status: 'available' }));
    const current = await screen.findByRole('button', { name: 'Available' });
    expect(current.getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Make available' })).toBeNull();
  });

  it('shows both versions after a conflict, and saves mine over theirs', async () => {
    const ports = open(build({ version: 3, status: 'assigned' }));
    const button = await screen.findByRole('button', { name: 'Make available' });
    ports.vehicleRegister.written = refused(409, 'Someone else changed this.');
    ports.vehicleRegister.vehicle = build({ version: 5, status: 'in_use' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('row', { name: 'Status Available In use' })).toBeTruthy();
    ports.vehicleRegister.written = build({ version: 6 });
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    expect(ports.vehicleRegister.moved.at(-1)).toMatchObject({ id: 'v-1', version: 5, to: 'available' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('deleting a vehicle', () => {
  it('asks for confirmation, and returns to the list', async () => {
    const ports = open(build({ version: 3 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(ports.dialogs.questions[0]?.title).toBe('Delete T-100?');
    expect(ports.vehicleRegister.removed).toMatchObject([{ id: 'v-1', version: 3 }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Vehicles' })).toBeTruthy();
    expect(ports.vehicleRegister.reads).toBe(1);
  });

  it('is not possible while a shipment uses it', async () => {
    open(build({ status: 'in_use' }));
    expect(await screen.findByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
    expect(screen.getByText('It cannot be deleted while a shipment uses it.')).toBeTruthy();
  });
});

const policy = () => new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' });
const expiresOn = () => screen.getByRole('textbox', { name: 'Expiry date' });
const addPaper = async (file: File, type: string) => {
  await userEvent.upload(await screen.findByLabelText('Add a paper'), file);
  await userEvent.selectOptions(screen.getByLabelText('Paper type'), type);
  await userEvent.click(screen.getByRole('button', { name: 'Add paper' }));
};

const cabinetWith = (added: FakeDocumentStore['added']) => Object.assign(new FakeDocumentStore(), { added });

describe('the papers of a vehicle', () => {
  it('are uploaded with their type', async () => {
    const { documentStore } = open(build());
    await addPaper(policy(), 'registration');
    expect(documentStore.uploads[0]).toMatchObject({
      owner: { kind: 'vehicle', id: 'v-1' },
      document: { type: 'registration', issuedOn: undefined, expiresOn: undefined },
    });
    expect(documentStore.uploads[0]?.document.file.name).toBe('policy.pdf');
    expect(await screen.findByLabelText('Add a paper')).toBeTruthy();
  });

  it('that are missing can be added from their row', async () => {
    const { documentStore } = open(build({ documents: [documentFactory.build()] }));
    await userEvent.upload(await screen.findByLabelText('Add Roadworthiness test'), policy());
    expect(screen.getByText(/^policy.pdf \(/)).toBeTruthy();
    await userEvent.type(expiresOn(), '2031-06-30');
    await userEvent.click(screen.getByRole('button', { name: 'Add paper' }));
    expect(documentStore.uploads[0]?.document).toMatchObject({ type: 'roadworthiness', expiresOn: '2031-06-30' });
    expect(screen.queryByLabelText('Add Insurance')).toBeNull();
  });

  it.each(['insurance', 'roadworthiness'])('of type %s are not sent without an expiry date', async (type) => {
    const { documentStore } = open(build());
    await addPaper(policy(), type);
    expect(screen.getByText('Enter the expiry date.')).toBeTruthy();
    expect(documentStore.uploads).toEqual([]);
    await userEvent.type(expiresOn(), '2031-06-30');
    await userEvent.click(screen.getByRole('button', { name: 'Add paper' }));
    expect(documentStore.uploads[0]?.document).toMatchObject({ type, expiresOn: '2031-06-30' });
  });

  it('that have expired show a warning before they are sent', async () => {
    open(build());
    await userEvent.upload(await screen.findByLabelText('Add a paper'), policy());
    await userEvent.type(expiresOn(), '2019-12-31{Tab}');
    expect(screen.getByText('This date has passed. The paper will count as expired.')).toBeTruthy();
  });

  it('are not sent without a type', async () => {
    const { documentStore } = open(build());
    await userEvent.upload(await screen.findByLabelText('Add a paper'), policy());
    await userEvent.click(screen.getByRole('button', { name: 'Add paper' }));
    expect(screen.getByText('Choose the paper type.')).toBeTruthy();
    expect(documentStore.uploads).toEqual([]);
  });

  it('show their upload progress and can be cancelled', async () => {
    const documentStore = cabinetWith(new Promise<StoredDocument>(() => {}));
    open(build(), { documentStore });
    await addPaper(policy(), 'registration');
    documentStore.uploads[0]?.upload.onProgress(0.4);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.4));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel uploading policy.pdf' }));
    expect(documentStore.uploads[0]?.upload.signal.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that fail to upload show the reason and can be retried', async () => {
    const documentStore = cabinetWith(refused(413, 'Your company has used up its space.'));
    open(build(), { documentStore });
    await addPaper(policy(), 'registration');
    expect((await screen.findByRole('alert')).textContent).toContain('Your company has used up its space.');
    documentStore.added = documentFactory.build();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(documentStore.uploads).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['after no answer with the same idempotency key', new Failure({ kind: 'unreachable', offline: false }), '1 1'],
    ['after a refusal with a new idempotency key', refused(413, 'Your company has used up its space.'), '1 2'],
  ])('are retried %s', async (_when, failure, keys) => {
    const documentStore = cabinetWith(failure);
    open(build(), { documentStore });
    await addPaper(policy(), 'registration');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const used = documentStore.uploads.map(({ upload }) => upload.idempotencyKey.slice(-1));
    expect(used.join(' ')).toBe(keys);
  });

  it.each([415, 422])('whose file is refused with %i accept another file with the same details', async (status) => {
    const documentStore = cabinetWith(refused(status, 'Only pictures and PDF files can be kept.'));
    open(build(), { documentStore });
    await addPaper(policy(), 'registration');
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    documentStore.added = documentFactory.build();
    const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Choose another file'), scan);
    expect(documentStore.uploads[1]?.document).toMatchObject({ type: 'registration', file: { name: 'scan.pdf' } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('still being uploaded ask before the page is left', async () => {
    const documentStore = cabinetWith(new Promise<StoredDocument>(() => {}));
    const ports = open(build(), { documentStore, dialogs: new FakeDialogs(false) });
    await addPaper(policy(), 'registration');
    await userEvent.click(screen.getByRole('link', { name: 'Back to vehicles' }));
    expect(ports.dialogs.questions.map(({ title }) => title)).toEqual(['Leave without saving?']);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('that are too large are not sent', async () => {
    const { documentStore } = open(build());
    const large = policy();
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await userEvent.upload(await screen.findByLabelText('Add a paper'), large);
    expect(screen.getByRole('alert').textContent).toContain('larger than 10 MB');
    expect(documentStore.uploads).toEqual([]);
  });

  it('are downloaded, and deleted once confirmed', async () => {
    const paper = documentFactory.build({ id: 'd-1' });
    const ports = open(build({ documents: [paper] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download insurance.pdf' }));
    expect(ports.downloads.saved).toMatchObject([{ address: 'https://services.test/vehicle/v-1/d-1' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete insurance.pdf' }));
    expect(ports.dialogs.questions[0]?.text).toContain('insurance.pdf');
    expect(ports.documentStore.removed).toEqual([{ owner: { kind: 'vehicle', id: 'v-1' }, documentId: 'd-1' }]);
  });
});

describe('the photo of a vehicle', () => {
  const photo = documentFactory.build({ id: 'p-1', type: 'photo' });

  it('is shown and can be replaced', async () => {
    const { documentStore } = open(build({ photo }));
    const picture = await screen.findByRole('img', { name: 'Schmitz Cargobull S.CS' });
    expect(picture.getAttribute('src')).toBe('blob:image/png');
    expect(documentStore.opened).toEqual(['p-1']);
    await userEvent.upload(screen.getByLabelText('Replace photo'), new File(['x'], 'new.png', { type: 'image/png' }));
    expect(documentStore.uploads[0]?.document).toMatchObject({ type: 'photo' });
  });

  it('offers a retry when it cannot be read', async () => {
    const documentStore = Object.assign(new FakeDocumentStore(), { file: refused(404, 'Not found.') });
    open(build({ photo }), { documentStore });
    expect(await screen.findByText('The photo could not be displayed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
