import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { shortAddress } from '../../../../src/domain/links/shortAddress.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { InvitationStatus } from '../../../../src/domain/invitation/InvitationStatus.ts';
import { DriversRoom } from '../../../../src/ui/rooms/drivers/DriversRoom.tsx';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const room = (
  <Routes>
    <Route path="/ui/drivers/*" element={<DriversRoom />} />
  </Routes>
);
const joao = driverFactory.build({ id: 'd-1', name: 'João Silva', version: 3 });
const unknown = new Failure({ kind: 'refused', status: 404, errors: [] });
const conflict = new Failure({ kind: 'refused', status: 409, message: 'Somebody changed this.', errors: [] });

const openAt = (
  at: string,
  overrides: Partial<FakeDriverRegister> = {},
  more: Parameters<typeof renderRoom>[1] = {},
) => {
  const driverRegister = Object.assign(new FakeDriverRegister(), { driver: joao, ...overrides });
  return renderRoom(room, { at, ...more, driverRegister });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe("opening a driver's page for a paper", () => {
  it('focuses the licence, with a link to enter it when it is missing', async () => {
    openAt('/ui/drivers/d-1#licence', { driver: driverFactory.build({ id: 'd-1', licence: undefined }) });
    const way = await screen.findByRole('link', { name: 'Enter license details' });
    expect(way.getAttribute('href')).toBe('/ui/drivers/d-1/edit#licence');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Driver’s license' }));
  });

  it('focuses the card', async () => {
    const cards = { cpc: { number: 'Q-1', expiresOn: '2026-02-01' } };
    openAt('/ui/drivers/d-1#cpc', { driver: driverFactory.build({ id: 'd-1', cards }) });
    const card = (await screen.findByText('Q-1')).closest('li');
    expect(document.activeElement).toBe(card);
    expect(screen.getByRole('link', { name: 'Change the cards' }).getAttribute('href')).toBe(
      '/ui/drivers/d-1/edit#cards',
    );
  });

  it('leaves the focus alone when the user has moved on', async () => {
    openAt('/ui/drivers/d-1#licence');
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await screen.findByRole('region', { name: 'Driver’s license' });
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  it('does not focus the paper again on going back', async () => {
    openAt('/ui/drivers/d-1#licence', {}, { arrival: { way: 'back', scrolledTo: 0 } });
    await screen.findByRole('region', { name: 'Driver’s license' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('focuses its section in the form', async () => {
    openAt('/ui/drivers/d-1/edit#licence');
    const part = await screen.findByRole('group', { name: /^Driver’s license/ });
    expect(document.activeElement).toBe(part);
  });
});

describe("a driver's page", () => {
  it('shows all facts', async () => {
    openAt('/ui/drivers/d-1');
    expect(await screen.findByRole('heading', { name: 'João Silva' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '+351 912 345 678' }).getAttribute('href')).toBe('tel:+351912345678');
    for (const text of ['Portuguese', 'Employee', 'PT-77', 'Tachograph card']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const licence = within(screen.getByRole('region', { name: 'Driver’s license' }));
    expect(licence.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual(
      [
        'Number: P-1234567',
        'Issuing country: Portugal',
        'Issue date: May 1, 2022',
        'Expiry date: May 1, 2027 · in 15 months',
        'Categories: C, CE',
      ],
    );
  });

  it('shows a renewed license as valid, and the one before as replaced', async () => {
    const documents = [
      documentFactory.build({ id: 'new', type: 'licence', expiresOn: '2027-05-01' }),
      documentFactory.build({ id: 'old', type: 'licence', expiresOn: '2025-05-01' }),
    ];
    openAt('/ui/drivers/d-1', { driver: { ...joao, documents } });
    const licence = within(await screen.findByRole('region', { name: 'Driver’s license' }));
    expect(licence.getByText('Valid')).toBeTruthy();
    const papers = within(screen.getByRole('region', { name: 'Papers' }));
    expect(papers.getAllByText(/^(Valid|Replaced|Expired)$/).map(({ textContent }) => textContent)).toEqual([
      'Valid',
      'Replaced',
    ]);
  });

  it('shows a license that is known by its paper alone', async () => {
    const documents = [documentFactory.build({ type: 'licence', expiresOn: '2027-05-01' })];
    openAt('/ui/drivers/d-1', { driver: { ...joao, licence: undefined, documents } });
    const licence = within(await screen.findByRole('region', { name: 'Driver’s license' }));
    expect(licence.getByText('Valid')).toBeTruthy();
    expect(licence.getByText(/Expires May 1, 2027/)).toBeTruthy();
    expect(licence.getByRole('link', { name: 'Enter license details' })).toBeTruthy();
  });

  it('offers to add a license where there is none, not to renew it', async () => {
    openAt('/ui/drivers/d-1', { driver: { ...joao, licence: undefined } });
    const licence = within(await screen.findByRole('region', { name: 'Driver’s license' }));
    expect(licence.getByLabelText('Add Driver’s license')).toBeTruthy();
    expect(licence.queryByText('Renew')).toBeNull();
  });

  it('begins a paper of its kind with the new license', async () => {
    const expired = joao.licence && { ...joao.licence, expiresOn: '2025-12-01' };
    openAt('/ui/drivers/d-1', { driver: { ...joao, licence: expired } });
    const licence = within(await screen.findByRole('region', { name: 'Driver’s license' }));
    const file = new File(['%PDF'], 'new.pdf', { type: 'application/pdf' });
    await userEvent.upload(licence.getByLabelText('Renew Driver’s license'), file);
    expect(screen.getByLabelText('Paper type')).toHaveProperty('value', 'licence');
    expect(
      screen.getByText('The latest expiry date counts. Without one, this paper does not renew another.'),
    ).toBeTruthy();
  });

  it('shows missing facts as not given', async () => {
    const { driver } = { driver: driverFactory.build({ email: undefined, licence: undefined, cards: {} }) };
    openAt('/ui/drivers/d-1', { driver: { ...driver, cards: { ...driver.cards, tachograph: undefined } } });
    expect((await screen.findByText('Email')).nextSibling?.textContent).toBe('Not entered');
    expect(screen.getByText('Current vehicle').nextSibling?.textContent).toBe('None');
    expect(screen.getByText('No cards on file.')).toBeTruthy();
  });

  it('says when the driver does not exist', async () => {
    openAt('/ui/drivers/d-2', { driver: unknown });
    expect(await screen.findByText('Driver not found')).toBeTruthy();
  });

  it('changes the status, and says why another status is not allowed', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1', { driver: { ...joao, status: 'on_leave' } });
    await screen.findByRole('heading', { name: 'João Silva' });
    expect(screen.getByRole('button', { name: 'Suspend' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Make the driver active first.')).toBeTruthy();
    await press('Make active');
    expect(driverRegister.moved).toMatchObject([{ id: 'd-1', version: 3, to: 'active' }]);
  });

  it('marks the driver as left only if confirmed', async () => {
    const dialogs = new FakeDialogs(false);
    const { driverRegister } = openAt('/ui/drivers/d-1', {}, { dialogs });
    await screen.findByRole('heading', { name: 'João Silva' });
    await press('Mark as left');
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Mark João Silva as left?']);
    expect(driverRegister.moved).toEqual([]);
  });

  it.each([
    ['Keep theirs', [3]],
    ['Save mine instead', [3, 4]],
  ])('shows both versions when a status change meets a conflict: %s', async (choice, versions) => {
    const { driverRegister } = openAt('/ui/drivers/d-1');
    await screen.findByRole('heading', { name: 'João Silva' });
    driverRegister.driver = { ...joao, version: 4, status: 'on_leave', phone: '+351900000000' };
    driverRegister.write = conflict;
    await press('Suspend');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldYoursTheirs',
      'StatusSuspendedOn leave',
    ]);
    expect(dialog.queryByRole('button', { name: 'Keep editing' })).toBeNull();
    driverRegister.write = undefined;
    await userEvent.click(dialog.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(driverRegister.moved.map(({ version }) => version)).toEqual(versions);
    expect(screen.getByText('+351 900 000 000')).toBeTruthy();
  });

  it('says when the driver was deleted before a status change', async () => {
    const { driverRegister } = openAt('/ui/drivers/d-1');
    await screen.findByRole('heading', { name: 'João Silva' });
    driverRegister.driver = unknown;
    driverRegister.write = unknown;
    await press('Suspend');
    expect(await screen.findByText('Driver not found')).toBeTruthy();
  });

  it('deletes the driver once confirmed and returns to the list', async () => {
    const { driverRegister, dialogs } = openAt('/ui/drivers/d-1');
    await screen.findByRole('heading', { name: 'João Silva' });
    await press('Delete');
    expect(await screen.findByRole('heading', { name: 'Drivers' })).toBeTruthy();
    expect(dialogs.questions).toHaveLength(1);
    expect(driverRegister.removed).toMatchObject([{ id: 'd-1', version: 3 }]);
  });

  it('is read-only for a viewer', async () => {
    openAt('/ui/drivers/d-1', {}, { membership: { role: 'viewer' } });
    await screen.findByRole('heading', { name: 'João Silva' });
    expect(screen.queryByRole('button', { name: /Delete|Suspend|left/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

const card = async () =>
  within((await screen.findByRole('heading', { name: 'Trucker app' })).closest('section') ?? document.body);

describe('the Trucker app card of a driver', () => {
  const invitation = invitationFactory.build({ id: 'i-1', lastSentAt: '2026-01-05T08:30:00.000Z' });
  const invited = (status: InvitationStatus, more: Partial<typeof joao> = {}) => ({
    driver: { ...joao, ...more, invitationStatus: status, invitation: { ...invitation, status } },
  });

  it('offers an invitation to a driver added by hand', async () => {
    openAt('/ui/drivers/d-1');
    const way = (await card()).getByRole('link', { name: 'Invite to the app' });
    expect(way.getAttribute('href')).toBe('/ui/invitations/new?driver=d-1');
  });

  it('shows the link of a sent invitation and resends it', async () => {
    const { sentInvitations } = openAt('/ui/drivers/d-1', invited('pending'));
    expect((await card()).getByLabelText('Link')).toHaveProperty('value', shortAddress(invitation.shortLink));
    expect((await card()).getByText('Not opened')).toBeTruthy();
    await press('Send again');
    expect(sentInvitations.resent).toEqual(['i-1']);
    expect(await screen.findByText(/^Sent again/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Invite/ })).toBeNull();
  });

  it('shows link and code of an invitation without an email address', async () => {
    const { driver } = invited('opened');
    openAt('/ui/drivers/d-1', { driver: { ...driver, invitation: { ...driver.invitation, email: undefined } } });
    await screen.findByRole('heading', { name: 'Trucker app' });
    await press('Show link and code');
    expect(await screen.findByText('K7QX2MPA')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Renew' })).toBeTruthy();
  });

  it.each(['revoked', 'expired'] as const)('offers a new invitation when the last one is %s', async (status) => {
    openAt('/ui/drivers/d-1', invited(status));
    expect((await card()).getByRole('link', { name: 'Invite again' })).toBeTruthy();
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it.each([
    ['a driver who has the app', invited('accepted'), {}],
    ['a driver who has left', invited('revoked', { status: 'left' }), {}],
    ['a driver who was never invited and has left', { driver: { ...joao, status: 'left' as const } }, {}],
    ['a viewer', invited('opened'), { membership: { role: 'viewer' as const } }],
  ])('offers no invitation to %s', async (_whom, overrides, as) => {
    openAt('/ui/drivers/d-1', overrides, as);
    expect((await card()).queryByRole('button')).toBeNull();
    expect((await card()).queryByRole('link', { name: /^Invite/ })).toBeNull();
  });
});
