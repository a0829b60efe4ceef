import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Invitation } from '../../../../src/domain/invitation/Invitation.ts';
import type { InvitationOutcome } from '../../../../src/domain/invitation/InvitationOutcome.ts';
import { shortAddress } from '../../../../src/domain/links/shortAddress.ts';
import { InvitationsRoom } from '../../../../src/ui/rooms/invitations/InvitationsRoom.tsx';
import { exportAs } from '../../../support/exportAs.ts';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { fullInvitationFactory } from '../../../support/factories/fullInvitationFactory.ts';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeKeptDrafts } from '../../../support/fakes/FakeKeptDrafts.ts';
import { FakeSentInvitations } from '../../../support/fakes/FakeSentInvitations.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const room = (
  <Routes>
    <Route path="/ui/invitations/*" element={<InvitationsRoom />} />
  </Routes>
);
const page = (rows: readonly Invitation[]) => ({ rows, page: 0, size: 25, total: rows.length });
const openAt = (
  at: string,
  overrides: Partial<FakeSentInvitations> = {},
  more: Parameters<typeof renderRoom>[1] = {},
) => {
  const sentInvitations = Object.assign(new FakeSentInvitations(), overrides);
  return renderRoom(room, { at, ...more, sentInvitations });
};
/** The row with this name, once the list has loaded. */
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (status: number, message: string) => new Failure({ kind: 'refused', status, message, errors: [] });
/** Half an hour before the fake clock's now. */
const earlier = '2026-01-05T08:30:00.000Z';
const joao = invitationFactory.build({ id: 'i-1', name: 'João Silva', lastSentAt: earlier });

describe('the list of invitations', () => {
  it('is requested as the address says', async () => {
    const { sentInvitations } = openAt('/ui/invitations?status=opened');
    await screen.findByText('No matches');
    expect(sentInvitations.views).toEqual([
      { page: 0, size: 25, sort: '-lastSentAt', q: '', filters: { status: 'opened' } },
    ]);
  });

  it.each([
    [{ status: 'pending' }, 'Not opened', /^Valid until /],
    [{ status: 'opened', openedAt: earlier }, 'Opened', /^Opened Jan \d/],
    [{ status: 'accepted', acceptedAt: earlier }, 'Accepted', /^Accepted Jan \d/],
    [{ status: 'revoked' }, 'Revoked', /^The link no longer works$/],
    [{ status: 'expired' }, 'Expired', /^Expired Jan \d/],
  ] as const)('shows the status of an invitation with %j', async (fields, badge, progress) => {
    openAt('/ui/invitations', { page: page([{ ...joao, ...fields }]) });
    const row = await rowOf('João Silva');
    expect(row.getByText(badge)).toBeTruthy();
    expect(row.getByText(progress)).toBeTruthy();
  });

  it('offers to invite the first driver when it is empty', async () => {
    openAt('/ui/invitations');
    const way = await screen.findByRole('link', { name: 'Invite your first driver' });
    expect(way.getAttribute('href')).toBe('/ui/invitations/new');
  });

  it('offers a viewer no way to invite anybody', async () => {
    openAt('/ui/invitations', { page: page([joao]) }, { membership: { role: 'viewer' } });
    expect(await screen.findByText('João Silva')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Invite/ })).toBeNull();
  });

  it('is reported as failed and read again on retry', async () => {
    const failure = new Failure({ kind: 'unreachable', offline: false });
    const { sentInvitations } = openAt('/ui/invitations', { page: failure });
    await screen.findByRole('alert');
    sentInvitations.page = page([joao]);
    await press('Try again');
    expect(await screen.findByText('João Silva')).toBeTruthy();
  });
});

describe('several invitations', () => {
  const ana = invitationFactory.build({ id: 'i-2', name: 'Ana Reis', status: 'accepted' });

  it.each([
    ['Send again', 'Send 1 invitation', 'resent', '1 invitation sent again'],
    ['Revoke', 'Revoke 1 invitation', 'revoked', '1 invitation revoked'],
  ] as const)('are selected and changed at once (%s), all but those that cannot be', async (label, yes, list, done) => {
    const { sentInvitations, notices } = openAt('/ui/invitations', { page: page([joao, ana]) });
    await screen.findByText('Ana Reis');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press(label);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This invitation has already been accepted.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await waitFor(() => expect(sentInvitations[list]).toEqual(['i-1']));
    await waitFor(() => expect(notices.texts).toContain(done));
  });
});

describe('the export of the invitations', () => {
  const rows = [fullInvitationFactory.build({ message: 'Welcome.', shortLink: 'https://fleet.test/i' })];

  it('has every value below its title', async () => {
    const { textFiles } = openAt('/ui/invitations', { page: page(rows) });
    await exportAs('CSV');
    await waitFor(() => expect(textFiles.saved).toHaveLength(1));
    const lines = textFiles.saved[0]?.text.split('\r\n').map((line) => line.split(','));
    const [titles = [], first = []] = lines ?? [];
    expect(titles.map((title, at) => `${title}: ${first[at]}`)).toEqual([
      'Name: João Silva',
      "Phone: '+351912345678",
      'Email: joao@drivers.test',
      'Message: Welcome.',
      'Status: Accepted',
      'Sent: 2026-01-05T09:00:00.000Z',
      'Opened: 2026-01-06T09:00:00.000Z',
      'Accepted: 2026-01-07T09:00:00.000Z',
      'Valid until: 2026-01-12T09:00:00.000Z',
      'Link: https://fleet.test/i',
    ]);
  });

  it('says when it does not contain all of them', async () => {
    const { textFiles, dialogs } = openAt('/ui/invitations', { page: { ...page(rows), total: 1_000_000 } });
    await exportAs('CSV');
    await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
    expect(dialogs.alerts[0]?.text).toMatch(/^Only the first 100 rows were saved\./);
    expect(textFiles.saved).toHaveLength(1);
  });
});

const openOne = async (fields: Partial<Invitation> = {}, more: Parameters<typeof renderRoom>[1] = {}) => {
  const ports = openAt('/ui/invitations', { page: page([{ ...joao, ...fields }]) }, more);
  await userEvent.click(await screen.findByRole('button', { name: 'Invitation for João Silva' }));
  return ports;
};

/** The names of the buttons of the open dialog. */
const waysOffered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('an invitation', () => {
  it('shows its link, a message and a QR code', async () => {
    const user = userEvent.setup();
    await openOne();
    expect(screen.getByText(shortAddress(joao.shortLink))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(joao.shortLink);
    expect(screen.getByLabelText('Message to pass on')).toHaveProperty(
      'value',
      expect.stringContaining(`Northwind Haulage has invited you to drive for them`),
    );
    await press('Show QR code');
    expect(await screen.findByRole('img', { name: 'QR code of the invitation link' })).toBeTruthy();
  });

  it('can be resent after thirty seconds', async () => {
    const { sentInvitations, clock } = await openOne();
    await press('Send again');
    expect(sentInvitations.resent).toEqual(['i-1']);
    const waiting = await screen.findByRole('button', { name: 'Send again in 30 s' });
    expect(waiting).toHaveProperty('disabled', true);
    act(() => clock.advance(30_000));
    expect(await screen.findByRole('button', { name: 'Send again' })).toHaveProperty('disabled', false);
  });

  it.each([
    ['a second', '2026-01-05T08:59:59.000Z', 'Send again in 29 s'],
    ['ten seconds', '2026-01-05T08:59:50.000Z', 'Send again in 20 s'],
    ['29 seconds', '2026-01-05T08:59:31.000Z', 'Send again in 1 s'],
  ])('sent %s ago can be resent after the rest of the thirty seconds', async (_, lastSentAt, name) => {
    await openOne({ lastSentAt });
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  it('can be resent after thirty seconds at most, even if the clock is behind that of the services', async () => {
    const { clock } = await openOne({ lastSentAt: '2026-01-05T10:00:00.000Z' });
    expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toHaveProperty('disabled', true);
    act(() => clock.advance(30_000));
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('disabled', false);
  });

  it('whose resending is refused shows the message', async () => {
    const { sentInvitations, dialogs } = await openOne();
    sentInvitations.invitation = refusal(429, 'This invitation has only just been sent. Wait half a minute.');
    await press('Send again');
    await waitFor(() =>
      expect(dialogs.alerts.map(({ text }) => text)).toEqual([
        'This invitation has only just been sent. Wait half a minute.',
      ]),
    );
  });

  it('is revoked after a confirmation', async () => {
    const { sentInvitations, dialogs } = await openOne();
    await press('Revoke');
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Revoke the invitation for João Silva?']);
    expect(sentInvitations.revoked).toEqual(['i-1']);
  });

  it.each([
    ['accepted', []],
    ['revoked', []],
    ['expired', ['Send a new one']],
  ] as const)('that is %s offers %j', async (status, offered) => {
    await openOne({ status });
    expect(waysOffered().filter((way) => way !== 'Close')).toEqual(offered);
  });

  it.each([{}, { email: undefined }])('with %j is read-only for a viewer', async (fields) => {
    const { sentInvitations } = await openOne(fields, { membership: { role: 'viewer' } });
    expect(waysOffered()).toEqual(['Close']);
    expect(sentInvitations.codesAsked).toEqual([]);
  });
});

const tooManyTries = refusal(409, 'Too many wrong codes were entered. Renew the invitation to get a new one.');
const byPhone = { email: undefined, phone: '+351912345678' };
const value = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;

const pointWithMouse = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });

describe('an invitation with only a phone number', () => {
  it('shows a message with link and code, and the code by itself', async () => {
    const { sentInvitations } = await openOne({ ...byPhone, message: 'Start is Monday.' });
    expect(await screen.findByRole('region', { name: 'To pass on' })).toBeTruthy();
    expect(screen.getByText(/^Send this to João Silva, \+351 912 345 678, by text message/)).toBeTruthy();
    for (const part of ['João Silva', 'Northwind Haulage', 'Start is Monday.', joao.shortLink, 'K7QX2MPA']) {
      expect(value('Message with link and code')).toContain(part);
    }
    expect(screen.getByText('K7QX2MPA')).toBeTruthy();
    expect(sentInvitations.codesAsked).toEqual(['i-1']);
  });

  it('links to a text message with link and code', async () => {
    await openOne(byPhone);
    const href = (await screen.findByRole('link', { name: 'Open text message' })).getAttribute('href') ?? '';
    expect(href).toMatch(/^sms:\+351912345678\?&body=/);
    expect(decodeURIComponent(href)).toContain('K7QX2MPA');
  });

  it('has no such link on a device with a mouse', async () => {
    pointWithMouse(true);
    onTestFinished(() => void pointWithMouse(false));
    await openOne(byPhone);
    expect(await screen.findByRole('button', { name: 'Copy message' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open text message' })).toBeNull();
  });

  it('is shared with another app if the browser can', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {
      throw new DOMException('The person closed it again.', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await openOne(byPhone);
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ text: value('Message with link and code') });
  });

  it('is renewed instead of resent, and shows its new code', async () => {
    const { sentInvitations } = await openOne(byPhone);
    await screen.findByText('K7QX2MPA');
    sentInvitations.itsCode = '22223333';
    await press('Renew');
    expect(sentInvitations.resent).toEqual(['i-1']);
    expect(await screen.findByText('22223333')).toBeTruthy();
    expect(screen.getByText('Renewed. The invitation is valid for another week.')).toBeTruthy();
  });

  it('keeps showing the code when reading it again fails', async () => {
    const { sentInvitations } = await openOne(byPhone);
    await screen.findByText('K7QX2MPA');
    sentInvitations.itsCode = new Failure({ kind: 'unreachable', offline: false });
    await press('Renew');
    await screen.findByText('Renewed. The invitation is valid for another week.');
    expect(sentInvitations.codesAsked).toEqual(['i-1', 'i-1']);
    expect(screen.getByText('K7QX2MPA')).toBeTruthy();
  });

  it('hides a code that is no longer valid', async () => {
    const { sentInvitations } = await openOne(byPhone);
    await screen.findByText('K7QX2MPA');
    sentInvitations.itsCode = tooManyTries;
    await press('Renew');
    expect(await screen.findByText(/^Too many wrong codes were entered/)).toBeTruthy();
    expect(screen.queryByText('K7QX2MPA')).toBeNull();
  });

  it('says why there is no code', async () => {
    openAt('/ui/invitations', { page: page([{ ...joao, ...byPhone }]), itsCode: tooManyTries });
    await userEvent.click(await screen.findByRole('button', { name: 'Invitation for João Silva' }));
    expect(await screen.findByText(/^Too many wrong codes were entered/)).toBeTruthy();
  });
});

it('an invitation by email does not show its code', async () => {
  const { sentInvitations } = await openOne();
  expect(value('Message to pass on')).toContain('the code from our email');
  expect(sentInvitations.codesAsked).toEqual([]);
});

describe('inviting a driver', () => {
  it('requires a name, and a phone number or email address', async () => {
    const { sentInvitations } = openAt('/ui/invitations/new');
    await press('Send invitation');
    expect(screen.getByText('Enter the name.')).toBeTruthy();
    expect(screen.getByText('Enter a phone number or an email address.')).toBeTruthy();
    expect(sentInvitations.sent).toEqual([]);
  });

  it('sends the invitation and shows the link to pass on', async () => {
    const { sentInvitations } = openAt('/ui/invitations/new', { invitation: { ...joao, email: undefined } });
    await userEvent.type(screen.getByLabelText('Name'), 'João Silva');
    await userEvent.type(screen.getByLabelText('Phone'), '+351 912 345 678');
    await press('Send invitation');
    expect(await screen.findByRole('heading', { name: 'João Silva has been invited' })).toBe(document.activeElement);
    expect(screen.getByText(/^One more step/)).toBeTruthy();
    expect(await screen.findByText('K7QX2MPA')).toBeTruthy();
    expect(sentInvitations.sent).toMatchObject([{ name: 'João Silva', phone: '+351912345678' }]);
  });

  it('from their own page fills in the driver and leads back', async () => {
    const driver = driverFactory.build({ id: 'd-1', name: 'Ana Costa', phone: '+351900000001', email: undefined });
    const driverRegister = Object.assign(new FakeDriverRegister(), { driver });
    const { sentInvitations } = openAt('/ui/invitations/new?driver=d-1', { invitation: joao }, { driverRegister });
    await screen.findByRole('heading', { name: 'Invite Ana Costa' });
    await userEvent.type(screen.getByLabelText('Email'), 'ana@drivers.test');
    await press('Send invitation');
    expect(sentInvitations).toMatchObject({
      sent: [{ name: 'Ana Costa', phone: '+351900000001', email: 'ana@drivers.test' }],
      driverIds: ['d-1'],
    });
    const back = await screen.findByRole('link', { name: 'Back to the driver' });
    expect(back.getAttribute('href')).toBe('/ui/drivers/d-1');
  });

  it('asks before leaving with unsaved changes', async () => {
    const { dialogs } = openAt('/ui/invitations/new', {}, { dialogs: new FakeDialogs(false) });
    await userEvent.type(screen.getByLabelText('Name'), 'João');
    await press('Cancel');
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Leave without saving?']);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'João');
  });

  it('keeps what was typed when it is refused', async () => {
    const invitation = refusal(422, 'A driver with this phone number already exists.');
    const { dialogs } = openAt('/ui/invitations/new', { invitation });
    await userEvent.type(screen.getByLabelText('Name'), 'João Silva');
    await userEvent.type(screen.getByLabelText('Phone'), '+351912345678');
    await press('Send invitation');
    await waitFor(() => expect(dialogs.alerts).toHaveLength(1));
    expect(dialogs.alerts[0]?.text).toBe('A driver with this phone number already exists.');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'João Silva');
  });
});

const paste = async (text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText('One driver per line'));
  await userEvent.paste(text);
};

describe('inviting several drivers', () => {
  it('shows the rows read with their problems, and sends the valid ones', async () => {
    const { sentInvitations } = openAt('/ui/invitations/several', {
      outcomes: [{ row: 0, invitation: joao }],
    });
    await paste('João Silva, +351 912 345 678\nAna Costa, ana@');
    expect(screen.getByText('1 ready, 1 to fix')).toBeTruthy();
    expect((await rowOf('Ana Costa')).getByText(/^Email: Enter an email address/)).toBeTruthy();

    await press('Send 1 invitation');
    expect(await screen.findByText('1 invited. The rows to fix are below.')).toBeTruthy();
    expect(sentInvitations.sent).toMatchObject([{ name: 'João Silva', phone: '+351912345678' }]);
    expect(screen.getByLabelText('One driver per line')).toHaveProperty('value', 'Ana Costa, ana@');
  });

  it.each([
    [{ code: 'taken' }, 'Phone: Already in use.'],
    [{}, 'Phone already has an open invitation'],
  ])('says why a row was not sent, and which outcomes are unknown: %j', async (coded, sentence) => {
    openAt('/ui/invitations/several', {
      outcomes: [{ row: 0, errors: [{ field: 'phone', message: 'already has an open invitation', ...coded }] }],
    });
    await paste('João,+351912345678\nAna,ana@drivers.test');
    await press('Send 2 invitations');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(/^This may have been sent already/)).toBeTruthy();
  });

  it('keeps the refusal on a row until the row is changed', async () => {
    const { sentInvitations } = openAt('/ui/invitations/several', {
      outcomes: [
        { row: 0, errors: [{ field: 'phone', message: 'already has an open invitation' }] },
        { row: 1, errors: [{ field: '', message: 'Send the rest later.' }] },
      ],
    });
    await paste('João,+351912345678\nAna,ana@drivers.test');
    await press('Send 2 invitations');
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('Not invited. Phone already has an open invitation')).toBeTruthy();
    expect(table.getByText('Not invited. Send the rest later.')).toBeTruthy();
    expect(screen.getByText('1 ready, 1 to fix')).toBeTruthy();

    sentInvitations.outcomes = [{ row: 0, invitation: joao }];
    await press('Send 1 invitation');
    expect(sentInvitations.sent.at(-1)).toMatchObject({ name: 'Ana' });
    expect(await screen.findByText('0 ready, 1 to fix')).toBeTruthy();

    await userEvent.type(screen.getByLabelText('One driver per line'), '{Backspace}9');
    expect(screen.getByText('1 ready, 0 to fix')).toBeTruthy();
  });

  it('keeps what is typed while sending', async () => {
    const answer = promised<readonly InvitationOutcome[]>();
    openAt('/ui/invitations/several', { outcomes: answer.promise });
    await paste('João,+351912345678\nAna,ana@drivers.test');
    await press('Send 2 invitations');
    const lines = screen.getByLabelText('One driver per line');
    await userEvent.type(lines, '\nZoë,zoe@drivers.test');
    await act(async () =>
      answer.keep([
        { row: 0, invitation: joao },
        { row: 1, errors: [{ field: 'email', message: 'already has an open invitation' }] },
      ]),
    );
    expect(await screen.findByText('1 ready, 1 to fix')).toBeTruthy();
    expect(lines).toHaveProperty('value', 'Ana,ana@drivers.test\nZoë,zoe@drivers.test');
  });

  it('shows the link and code for each driver without an email address', async () => {
    openAt('/ui/invitations/several', {
      outcomes: [
        { row: 0, invitation: joao },
        { row: 1, invitation: { ...joao, ...byPhone, id: 'i-2', name: 'Ana Costa' } },
      ],
    });
    await paste('João,joao@drivers.test\nAna Costa,+351912345678');
    await press('Send 2 invitations');
    await userEvent.click(await screen.findByRole('button', { name: 'Show link and code for Ana Costa' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ana Costa' }));
    expect(await dialog.findByText('K7QX2MPA')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('To pass on')).toBeNull();
  });

  it('hides the note about the restored draft once some rows are sent', async () => {
    const keptDrafts = new FakeKeptDrafts();
    const sessionStore = new FakeSessionStore(sessionFactory.build());
    const overrides = { outcomes: [{ row: 0, invitation: joao }] };
    openAt('/ui/invitations/several', overrides, { keptDrafts, sessionStore });
    await paste('João Silva, +351 912 345 678\nAna Costa, ana@');
    cleanup();
    openAt('/ui/invitations/several', overrides, { keptDrafts, sessionStore });
    expect(screen.getByText('Your unsaved changes are back.')).toBeTruthy();
    await press('Send 1 invitation');
    await screen.findByText(/^1 invited/);
    expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
  });

  it.each([
    ['UTF-8', 'name;email\nZoë Noël;zoe@drivers.test'],
    ['Windows-1252', Buffer.from('name;email\nZoë Noël;zoe@drivers.test', 'latin1')],
  ])('reads a CSV file in %s', async (_, content) => {
    openAt('/ui/invitations/several');
    const file = new File([content], 'drivers.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect(await screen.findByText('Zoë Noël')).toBeTruthy();
  });

  it('cannot be sent without rows', () => {
    openAt('/ui/invitations/several');
    expect(screen.getByRole('button', { name: 'Send invitations' })).toHaveProperty('disabled', true);
  });
});

describe.each(['/ui/invitations/new', '/ui/invitations/several'])('the form at %s', (at) => {
  const notMailed = /Your company is new here, so emails leave out your message/;

  it('says while the company is new that its message is not mailed', async () => {
    openAt(at, { messagesAreMailed: false });
    expect(await screen.findByText(notMailed)).toBeTruthy();
  });

  it('says nothing of it later', async () => {
    openAt(at);
    await screen.findByRole('button', { name: /Send/ });
    expect(screen.queryByText(notMailed)).toBeNull();
  });
});
