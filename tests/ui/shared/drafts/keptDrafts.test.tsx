import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftForm } from '../../../../src/domain/draft/DraftForm.ts';
import type { KeptDraft } from '../../../../src/domain/draft/KeptDraft.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { DriversRoom } from '../../../../src/ui/rooms/drivers/DriversRoom.tsx';
import { InvitationsRoom } from '../../../../src/ui/rooms/invitations/InvitationsRoom.tsx';
import { VehiclesRoom } from '../../../../src/ui/rooms/vehicles/VehiclesRoom.tsx';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDocumentStore } from '../../../support/fakes/FakeDocumentStore.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeKeptDrafts } from '../../../support/fakes/FakeKeptDrafts.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const rooms = (
  <Routes>
    <Route path="/ui/vehicles/*" element={<VehiclesRoom />} />
    <Route path="/ui/drivers/*" element={<DriversRoom />} />
    <Route path="/ui/invitations/*" element={<InvitationsRoom />} />
    <Route path="/ui/company" element={<CompanyRoom />} />
  </Routes>
);
const vehicle = vehicleFactory.build({ id: 'v-1', version: 3, plate: 'B-GL 1204', make: 'MAN', documents: [] });
const session = sessionFactory.build();
let keptDrafts = new FakeKeptDrafts();
let vehicleRegister = new FakeVehicleRegister();

beforeEach(() => {
  keptDrafts = new FakeKeptDrafts();
  vehicleRegister = Object.assign(new FakeVehicleRegister(), { vehicle });
});

const open = (at: string, more: Parameters<typeof renderRoom>[1] = {}) => {
  cleanup();
  const driver = driverFactory.build({ id: 'd-1', name: 'João Silva' });
  return renderRoom(rooms, {
    at,
    keptDrafts,
    vehicleRegister,
    driverRegister: Object.assign(new FakeDriverRegister(), { driver }),
    sessionStore: new FakeSessionStore(session),
    ...more,
  });
};
const keepDraft = (path: string, form: DraftForm, kept: Partial<KeptDraft>): void => {
  const place = { userId: session.user?.id ?? '', companyId: session.company?.id ?? '', path, form };
  keptDrafts.keep(place, { fields: {}, version: undefined, hadFile: false, ...kept });
};
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: RegExp, text: string): Promise<void> => {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const note = 'Your unsaved changes are back.';
const changePlate = async (): Promise<void> => {
  open('/ui/vehicles/v-1/edit');
  await type(/^Plate$/, 'B-XX 9');
};
const invitee = () => within(screen.getByRole('dialog', { name: 'Invite a colleague' }));
const choosePaper = async (file: File) => userEvent.upload(await screen.findByLabelText('Add a paper'), file);

describe.each([
  ['a new vehicle', '/ui/vehicles/new', /^Fleet number/, 'T-700'],
  ['a vehicle', '/ui/vehicles/v-1/edit', /^Plate$/, 'B-XX 9'],
  ['a new driver', '/ui/drivers/new', /^Name/, 'Ana Costa'],
  ['a driver', '/ui/drivers/d-1/edit', /^Name/, 'João da Silva'],
  ['an invitation', '/ui/invitations/new', /^Name/, 'Ana Costa'],
  ['an invitation of a driver', '/ui/invitations/new?driver=d-1', /^Message/, 'See you on Monday.'],
  ['several invitations', '/ui/invitations/several', /^One driver per line/, 'Ana Costa, +351912345678'],
  ['the company', '/ui/company', /^City/, 'Bonn'],
])('the form of %s', (_, at, label, text) => {
  it('restores its draft when the page is opened again, and drops it on Discard', async () => {
    open(at);
    const before = (await field(label)).value;
    await type(label, text);
    open(at);
    expect(await field(label)).toHaveProperty('value', text);
    expect(screen.getByText(note)).toBeTruthy();
    await press('Discard');
    expect(await field(label)).toHaveProperty('value', before);
    expect(screen.queryByText(note)).toBeNull();
    expect(keptDrafts.drafts).toEqual([]);
  });

  it('does not restore the draft of another company', async () => {
    open(at);
    await type(label, text);
    open(at, { sessionStore: new FakeSessionStore(sessionFactory.build({ user: { id: session.user?.id ?? '' } })) });
    expect(await field(label)).not.toHaveProperty('value', text);
    expect(screen.queryByText(note)).toBeNull();
  });
});

describe('a kept draft', () => {
  it('is dropped when it is saved', async () => {
    await changePlate();
    await press('Save changes');
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(keptDrafts.drafts).toEqual([]);
  });

  it('is dropped when the invitation is sent', async () => {
    open('/ui/invitations/new');
    await type(/^Name/, 'Ana Costa');
    await type(/^Email/, 'ana@road.test');
    expect(keptDrafts.drafts).toHaveLength(1);
    await press('Send invitation');
    await waitFor(() => expect(keptDrafts.drafts).toEqual([]));
  });

  it('is dropped when the user confirms leaving', async () => {
    await changePlate();
    await press('Cancel');
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(keptDrafts.drafts).toEqual([]);
  });

  it('is kept when the user stays after all', async () => {
    open('/ui/vehicles/v-1/edit', { dialogs: new FakeDialogs(false) });
    await type(/^Plate$/, 'B-XX 9');
    await press('Cancel');
    expect(keptDrafts.drafts).toMatchObject([{ fields: { plate: 'B-XX 9' }, version: 3 }]);
  });

  it('is dropped when it no longer differs from the record', async () => {
    await changePlate();
    await type(/^Plate$/, 'B-GL 1204');
    expect(keptDrafts.drafts).toEqual([]);
  });

  it('is compared with what another person has saved since', async () => {
    await changePlate();
    vehicleRegister.vehicle = vehicleFactory.build({ ...vehicle, version: 4, plate: 'B-TH 5', make: 'DAF' });
    open('/ui/vehicles/v-1/edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual(['FieldYoursTheirs', 'PlateB-XX 9B-TH 5']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    expect(vehicleRegister.changed[0]).toMatchObject({ version: 4, facts: { plate: 'B-XX 9', make: 'DAF' } });
  });
});

it('the dialog for inviting a colleague is opened again with its draft', async () => {
  open('/ui/company');
  await screen.findByLabelText(/^City/);
  await press('Invite a colleague');
  await userEvent.type(invitee().getByLabelText(/^Name/), 'Ada');
  await userEvent.selectOptions(invitee().getByLabelText('Role'), 'viewer');
  open('/ui/company');
  expect(invitee().getByLabelText(/^Name/)).toHaveProperty('value', 'Ada');
  expect(invitee().getByLabelText('Role')).toHaveProperty('value', 'viewer');
  await userEvent.click(invitee().getByRole('button', { name: 'Cancel' }));
  await press('Invite a colleague');
  expect(invitee().getByLabelText(/^Name/)).toHaveProperty('value', '');
});

it('choosing only a role asks before leaving, and is dropped then', async () => {
  const { dialogs } = open('/ui/company');
  await screen.findByLabelText(/^City/);
  await press('Invite a colleague');
  await userEvent.selectOptions(invitee().getByLabelText('Role'), 'viewer');
  await userEvent.click(invitee().getByRole('button', { name: 'Cancel' }));
  expect(dialogs).toMatchObject({ questions: [{ title: 'Leave without saving?' }] });
  expect(keptDrafts.drafts).toEqual([]);
  open('/ui/company');
  await screen.findByLabelText(/^City/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the vehicle chosen for a new driver is restored', async () => {
  const rows = [vehicleFactory.build({ id: 'v-1', fleetNo: 'T-100', plate: 'AB 123' })];
  vehicleRegister.page = { rows, page: 0, size: 8, total: 1 };
  vehicleRegister.vehicle = vehicleFactory.build({ id: 'v-1', fleetNo: 'T-100', plate: 'AB 123' });
  open('/ui/drivers/new');
  await screen.findByLabelText(/^Name/);
  await press('Choose a vehicle');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose T-100 · AB 123' }));
  open('/ui/drivers/new');
  expect(await screen.findByText('T-100 · AB 123')).toBeTruthy();
});

it.each([
  ['is still loading', new Promise<never>(() => {}), 'Loading'],
  ['no longer exists', new Failure({ kind: 'refused', status: 404, errors: [] }), 'Vehicle unavailable'],
])('a restored vehicle that %s is shown as such and can be unassigned', async (_, answer, words) => {
  keepDraft('/ui/drivers/new', 'drivers', { fields: { currentVehicleId: 'v-9' } });
  vehicleRegister.vehicle = answer;
  open('/ui/drivers/new');
  const choice = within(await screen.findByRole('group', { name: 'Current vehicle' }));
  expect(await choice.findByText(words)).toBeTruthy();
  await userEvent.click(choice.getByRole('button', { name: 'Unassign vehicle' }));
  expect(choice.getByText('None')).toBeTruthy();
  expect(keptDrafts.drafts).toEqual([]);
});

describe('a file of a restored draft', () => {
  const lost = /The file was not kept\. Choose it again\./;
  const scan = new File(['%PDF-1.4'], 'policy.pdf', { type: 'application/pdf' });

  it('must be chosen again, and its details are restored', async () => {
    open('/ui/vehicles/v-1');
    await choosePaper(scan);
    await userEvent.selectOptions(screen.getByLabelText('Paper type'), 'insurance');
    open('/ui/vehicles/v-1');
    expect(await screen.findByText(lost)).toBeTruthy();
    expect(screen.getByLabelText('Paper type')).toHaveProperty('value', 'insurance');
    await press('Add paper');
    expect(screen.getByText('Choose a file.')).toBeTruthy();
    await choosePaper(scan);
    expect(screen.getByLabelText('Paper type')).toHaveProperty('value', 'insurance');
    expect(screen.queryByText(lost)).toBeNull();
    await press('Cancel');
    expect(screen.queryByText(lost)).toBeNull();
    expect(keptDrafts.drafts).toEqual([]);
  });

  it.each([
    ['a paper', '/ui/vehicles/v-1', 'paper'],
    ['the picture of a driver', '/ui/drivers/new', 'drivers'],
  ] as const)('is still asked for until it is chosen or discarded (%s)', async (_, at, form) => {
    keepDraft(at, form, { hadFile: true });
    open(at);
    expect(await screen.findByText(lost)).toBeTruthy();
    open(at);
    expect(await screen.findByText(lost)).toBeTruthy();
    await press('Discard');
    expect(screen.queryByText(lost)).toBeNull();
    expect(keptDrafts.drafts).toEqual([]);
  });

  it('asks before its details are left', async () => {
    keepDraft('/ui/vehicles/v-1', 'paper', { fields: { type: 'insurance' } });
    const { dialogs } = open('/ui/vehicles/v-1', { dialogs: new FakeDialogs(false) });
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
    expect(dialogs).toMatchObject({ questions: [{ title: 'Leave without saving?' }] });
    expect(keptDrafts.drafts).toHaveLength(1);
  });

  it('must be chosen again when its upload was interrupted', async () => {
    const documentStore = Object.assign(new FakeDocumentStore(), { added: new Promise<never>(() => {}) });
    open('/ui/vehicles/v-1', { documentStore });
    await choosePaper(scan);
    await userEvent.selectOptions(screen.getByLabelText('Paper type'), 'registration');
    await press('Add paper');
    await waitFor(() => expect(keptDrafts.drafts).toMatchObject([{ fields: { type: 'registration' }, hadFile: true }]));
  });
});
