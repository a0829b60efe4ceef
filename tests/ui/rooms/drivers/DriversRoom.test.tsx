import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { shortAddress } from '../../../../src/domain/links/shortAddress.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { InvitationStatus } from '../../../../src/domain/invitation/InvitationStatus.ts';
import { DriversRoom } from '../../../../src/ui/rooms/drivers/DriversRoom.tsx';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
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
const unknown = new Failure({ kind: 'refused', status: 404, errors: [] });
const refused = (status: number) => new Failure({ kind: 'refused', status, message: 'No.', errors: [] });
const conflict = new Failure({ kind: 'refused', status: 409, message: 'Somebody changed this.', errors: [] });

const openAt = (at: string, told: Partial<FakeDriverRegister> = {}, more: Parameters<typeof renderRoom>[1] = {}) => {
  const driverRegister = Object.assign(new FakeDriverRegister(), { driver: joao, ...told });
  return renderRoom(room, { at, ...more, driverRegister });
};
const page = (rows: readonly (typeof joao)[], total = rows.length) => ({ rows, page: 0, size: 25, total });
/** The row of somebody, once the list is there. */
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('a paper a driver was come for', () => {
  it('is the licence: focused, with the way to write it down where there is none', async () => {
    openAt('/ui/drivers/d-1#licence', { driver: driverFactory.build({ id: 'd-1', licence: undefined }) });
    const way = await screen.findByRole('link', { name: 'Add the licence' });
    expect(way.getAttribute('href')).toBe('/ui/drivers/d-1/edit#licence');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Driving licence' }));
  });

  it('is a card: focused', async () => {
    const cards = [{ type: 'cpc', number: 'Q-1', expiresOn: '2026-02-01' }] as const;
    openAt('/ui/drivers/d-1#cpc', { driver: driverFactory.build({ id: 'd-1', cards }) });
    const card = (await screen.findByText('Q-1')).closest('li');
    expect(document.activeElement).toBe(card);
    expect(screen.getByRole('link', { name: 'Change the cards' }).getAttribute('href')).toBe(
      '/ui/drivers/d-1/edit#cards',
    );
  });

  it('takes the focus from nobody who has begun something else', async () => {
    openAt('/ui/drivers/d-1#licence');
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await screen.findByRole('region', { name: 'Driving licence' });
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  it('is not gone to again by whoever comes back', async () => {
    openAt('/ui/drivers/d-1#licence', {}, { arrival: { way: 'back', scrolledTo: 0 } });
    await screen.findByRole('region', { name: 'Driving licence' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is written down in its part of the form', async () => {
    openAt('/ui/drivers/d-1/edit#licence');
    const part = await screen.findByRole('group', { name: /^Driving licence/ });
    expect(document.activeElement).toBe(part);
  });
});

describe('the list of drivers', () => {
  it('shows who they are and how they stand, each leading to more', async () => {
    const currentVehicle = { id: 'v-1', fleetNo: 'T-100', plate: 'AB 123' };
    openAt('/ui/drivers', { page: page([{ ...joao, currentVehicle, compliance: 'expiring' }]) });
    const row = await rowOf('João Silva');
    expect(row.getByRole('link', { name: 'João Silva' }).getAttribute('href')).toBe('/ui/drivers/d-1');
    expect(row.getByRole('link', { name: 'T-100' }).getAttribute('href')).toBe('/ui/vehicles/v-1');
    expect(row.getByText('Active')).toBeTruthy();
    expect(row.getByText('Expiring')).toBeTruthy();
  });

  it('hints at who has the app, and leads who may write to inviting the others', async () => {
    const ana = driverFactory.build({ id: 'd-2', name: 'Ana Costa', invitationStatus: 'opened' });
    const rui = driverFactory.build({ id: 'd-3', name: 'Rui Dias', status: 'left' });
    openAt('/ui/drivers', { page: page([joao, ana, rui]) });
    const way = (await rowOf('João Silva')).getByRole('link', { name: 'Invite João Silva to the app' });
    expect(way.getAttribute('href')).toBe('/ui/invitations/new?driver=d-1');
    expect((await rowOf('Ana Costa')).getByText('Opened')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite Rui Dias to the app' })).toBeNull();
  });

  it('is what the address asks for', async () => {
    const at = '/ui/drivers?status=suspended&compliance=expired&sort=-papersUntil&page=2&x=y';
    const { driverRegister } = openAt(at, { page: page([joao], 80) });
    await screen.findByText('João Silva');
    expect(driverRegister.views).toEqual([
      { page: 2, size: 25, sort: '-papersUntil', q: '', filters: { status: 'suspended', compliance: 'expired' } },
    ]);
  });

  it('is narrowed and sorted', async () => {
    const { driverRegister } = openAt('/ui/drivers', { page: page([joao]) });
    await screen.findByText('João Silva');
    await userEvent.selectOptions(screen.getByLabelText('Employment'), 'Contractor');
    await press('Papers');
    await vi.waitFor(() =>
      expect(driverRegister.views.at(-1)).toMatchObject({ sort: 'papersUntil', filters: { employment: 'contractor' } }),
    );
  });

  it('is useful when there is nobody yet', async () => {
    openAt('/ui/drivers');
    expect(await screen.findByText('No drivers yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your first driver' }).getAttribute('href')).toBe('/ui/drivers/new');
    expect(screen.getByRole('link', { name: 'Invite by phone or email' }).getAttribute('href')).toBe(
      '/ui/invitations/new',
    );
  });

  it('offers nothing to write to who only reads', async () => {
    openAt('/ui/drivers', {}, { membership: { role: 'viewer' } });
    expect(await screen.findByText('Nobody has added one yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Add|Invite/ })).toBeNull();
  });

  it('says why it is not there, and tries again', async () => {
    const { driverRegister } = openAt('/ui/drivers', { page: unreachable });
    await screen.findByRole('alert');
    driverRegister.page = page([joao]);
    await press('Try again');
    expect(await screen.findByText('João Silva')).toBeTruthy();
  });

  it('is saved as CSV with every row of the view', async () => {
    const { textFiles } = openAt('/ui/drivers?status=active', { page: page([joao]) });
    await screen.findByText('João Silva');
    await press('Export CSV');
    await vi.waitFor(() => expect(JSON.stringify(textFiles)).toContain('João Silva,'));
  });
});

describe('a driver', () => {
  it('is shown with all that is known', async () => {
    openAt('/ui/drivers/d-1');
    expect(await screen.findByRole('heading', { name: 'João Silva' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '+351 912 345 678' }).getAttribute('href')).toBe('tel:+351912345678');
    for (const text of ['Portuguese', 'Employee', 'P-1234567', 'Portugal', 'C, CE', 'PT-77', 'Tachograph card']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('who is not there is told as that', async () => {
    openAt('/ui/drivers/d-2', { driver: unknown });
    expect(await screen.findByText('Driver not found')).toBeTruthy();
  });

  it('moves to another status, and says why another is not allowed', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1', { driver: { ...joao, status: 'on_leave' } });
    await screen.findByRole('heading', { name: 'João Silva' });
    expect(screen.getByRole('button', { name: 'Suspend' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Make them active first.')).toBeTruthy();
    await press('Make active');
    expect(driverRegister.moved).toEqual([{ id: 'd-1', version: 3, to: 'active' }]);
  });

  it('leaves for good only once that is confirmed', async () => {
    const dialogs = new FakeDialogs(false);
    const { driverRegister } = openAt('/ui/drivers/d-1', {}, { dialogs });
    await screen.findByRole('heading', { name: 'João Silva' });
    await press('Mark as left');
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Has João Silva left?']);
    expect(driverRegister.moved).toEqual([]);
  });

  it('who was changed meanwhile is not moved, and that is said', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1');
    await screen.findByRole('heading', { name: 'João Silva' });
    driverRegister.driver = { ...joao, version: 4, phone: '+351900000000' };
    driverRegister.write = conflict;
    await press('Suspend');
    expect(await screen.findByText(/^Somebody changed this driver in the meantime/)).toBeTruthy();
    expect(await screen.findByText('+351 900 000 000')).toBeTruthy();
  });

  it('who is gone when they are moved is told as that', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1');
    await screen.findByRole('heading', { name: 'João Silva' });
    driverRegister.driver = unknown;
    driverRegister.write = unknown;
    await press('Suspend');
    expect(await screen.findByText('Driver not found')).toBeTruthy();
  });

  it('is deleted by who is sure, and one is back at the list', async () => {
    const { driverRegister, dialogs } = openAt('/ui/drivers/d-1');
    await screen.findByRole('heading', { name: 'João Silva' });
    await press('Delete');
    expect(await screen.findByRole('heading', { name: 'Drivers' })).toBeTruthy();
    expect(dialogs.questions).toHaveLength(1);
    expect(driverRegister.removed).toEqual([{ id: 'd-1', version: 3 }]);
  });

  it('is only looked at by who only reads', async () => {
    openAt('/ui/drivers/d-1', {}, { membership: { role: 'viewer' } });
    await screen.findByRole('heading', { name: 'João Silva' });
    expect(screen.queryByRole('button', { name: /Delete|Suspend|left/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

const card = async () =>
  within((await screen.findByRole('heading', { name: 'Trucker app' })).closest('section') ?? document.body);

describe('the app of a driver', () => {
  const invitation = invitationFactory.build({ id: 'i-1', lastSentAt: '2026-01-05T08:30:00.000Z' });
  const invited = (status: InvitationStatus, more: Partial<typeof joao> = {}) => ({
    driver: { ...joao, ...more, invitationStatus: status, invitation: { ...invitation, status } },
  });

  it('is offered to who was added by hand', async () => {
    openAt('/ui/drivers/d-1');
    const way = (await card()).getByRole('link', { name: 'Invite to the app' });
    expect(way.getAttribute('href')).toBe('/ui/invitations/new?driver=d-1');
  });

  it('is on its way once they are invited: the link is there to pass on, and is sent again', async () => {
    const { sentInvitations } = openAt('/ui/drivers/d-1', invited('pending'));
    expect((await card()).getByLabelText('Link')).toHaveProperty('value', shortAddress(invitation.link));
    expect((await card()).getByText('Not opened')).toBeTruthy();
    await press('Send again');
    expect(sentInvitations.resent).toEqual(['i-1']);
    expect(await screen.findByText(/^It is on its way again/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Invite/ })).toBeNull();
  });

  it('without an email address is passed on by hand, with its code', async () => {
    const { driver } = invited('opened');
    openAt('/ui/drivers/d-1', { driver: { ...driver, invitation: { ...driver.invitation, email: undefined } } });
    await screen.findByRole('heading', { name: 'Trucker app' });
    await press('Link and code');
    expect(await screen.findByText('K7QX2MPA')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Renew' })).toBeTruthy();
  });

  it.each(['revoked', 'expired'] as const)('is offered again when the invitation is %s', async (status) => {
    openAt('/ui/drivers/d-1', invited(status));
    expect((await card()).getByRole('link', { name: 'Invite again' })).toBeTruthy();
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it.each([
    ['who has it', invited('accepted'), {}],
    ['who has left', invited('revoked', { status: 'left' }), {}],
    ['who was never invited and has left', { driver: { ...joao, status: 'left' as const } }, {}],
    ['who only reads', invited('opened'), { membership: { role: 'viewer' as const } }],
  ])('is not sent to %s', async (_whom, told, as) => {
    openAt('/ui/drivers/d-1', told, as);
    expect((await card()).queryByRole('button')).toBeNull();
    expect((await card()).queryByRole('link', { name: /^Invite/ })).toBeNull();
  });
});

describe('the form of a driver', () => {
  it('says beside each field what is wrong, and sends nothing', async () => {
    const { driverRegister } = openAt('/ui/drivers/new');
    await type('Licence number', 'X');
    await press('Add driver');
    expect(screen.getByText('A licence number has 3 to 30 characters.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(driverRegister.added).toEqual([]);
  });

  it('adds a driver and leads to them', async () => {
    const { driverRegister } = openAt('/ui/drivers/new');
    await type('Name', 'João Silva');
    await type('Phone', '00351 912-345-678');
    await press('Add driver');
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(driverRegister.added.map(({ entry }) => entry.data)).toMatchObject([
      { name: 'João Silva', phone: '+351912345678', language: 'en', licence: null, cards: [] },
    ]);
  });

  it('is the same write when it is sent again after no answer, and another once it was refused or changed', async () => {
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
    const keys = driverRegister.added.map(({ idempotencyKey }) => idempotencyKey.slice(-1));
    expect(keys.join(' ')).toBe('1 1 2 3');
  });

  it('keeps what was typed when the service refuses it, and says why beside the field', async () => {
    const errors = [{ field: 'phone', message: 'belongs to another driver already' }];
    openAt('/ui/drivers/new', { write: new Failure({ kind: 'refused', status: 422, errors }) });
    await type('Name', 'Ana');
    await type('Phone', '+351912345678');
    await press('Add driver');
    expect(await screen.findByText('Phone belongs to another driver already.')).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ana');
  });

  it('compares with what somebody else saved meanwhile, and saves mine over it', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1/edit');
    await screen.findByRole('heading', { name: 'Edit João Silva' });
    await type('Name', 'João S.');
    driverRegister.driver = { ...joao, version: 4, name: 'João Miguel', employment: 'contractor' };
    driverRegister.write = conflict;
    await press('Save changes');
    const dialogue = within(await screen.findByRole('dialog'));
    expect(dialogue.getByText('João S.')).toBeTruthy();
    expect(dialogue.getByText('João Miguel')).toBeTruthy();

    driverRegister.write = undefined;
    await userEvent.click(dialogue.getByRole('button', { name: 'Save mine over it' }));
    await vi.waitFor(() =>
      expect(driverRegister.changed.at(-1)).toMatchObject({
        version: 4,
        entry: { data: { name: 'João S.', employment: 'contractor' } },
      }),
    );
  });

  it('stays where the vehicle is chosen once one was chosen, or taken away again', async () => {
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
  ])('at %s tells who only reads so, and leads back', (at, to) => {
    openAt(at, {}, { membership: { role: 'viewer' } });
    expect(screen.getByRole('heading', { name: 'You have read-only access' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe(to);
    expect(screen.queryByRole('button', { name: 'Add driver' })).toBeNull();
  });
});
