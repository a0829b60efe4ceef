import { expect, it } from 'vitest';
import { inviteSeveral } from '../../../src/application/invitations/inviteSeveral.ts';
import { inviteTrucker } from '../../../src/application/invitations/inviteTrucker.ts';
import { listInvitations } from '../../../src/application/invitations/listInvitations.ts';
import { readInvitationCode } from '../../../src/application/invitations/readInvitationCode.ts';
import { resendInvitation } from '../../../src/application/invitations/resendInvitation.ts';
import { revokeInvitation } from '../../../src/application/invitations/revokeInvitation.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeSentInvitations } from '../../support/fakes/FakeSentInvitations.ts';

const draft = { name: ' João Silva ', phone: '00351 912 345 678', email: '', message: '' };
const question = { title: 'Revoke?', text: 'The link stops working.', yes: 'Revoke', no: 'Keep' };

it('the list is that of the view', async () => {
  const sent = new FakeSentInvitations();
  const view = { page: 0, size: 25, sort: '-lastSentAt', q: '', filters: { status: 'opened' } };
  sent.page = { rows: [invitationFactory.build()], page: 0, size: 25, total: 1 };
  expect(await listInvitations(sent)(view)).toBe(sent.page);
  expect(sent.views).toEqual([view]);
});

it('a trucker is invited under the key of the draft, by the number as it is dialled', async () => {
  const sent = new FakeSentInvitations();
  expect(await inviteTrucker(sent)({ draft }, 'key')).toBe(sent.invitation);
  expect(sent.sent).toEqual([{ name: 'João Silva', phone: '+351912345678' }]);
  expect(sent.keys).toEqual(['key']);
});

it('a driver who is known is invited as that one', async () => {
  const sent = new FakeSentInvitations();
  await inviteTrucker(sent)({ draft, driverId: 'd1' }, 'key');
  expect(sent.sent).toMatchObject([{ phone: '+351912345678', driverId: 'd1' }]);
});

it('several are invited together, and it is told what became of each', async () => {
  const sent = new FakeSentInvitations();
  sent.outcomes = [{ row: 0, errors: [{ field: 'phone', message: 'has an open invitation already' }] }];
  const ana = { ...draft, name: 'Ana', phone: '', email: 'ana@drivers.test' };
  expect(await inviteSeveral(sent)([draft, ana], 'key')).toBe(sent.outcomes);
  expect(sent.sent.map(({ name }) => name)).toEqual(['João Silva', 'Ana']);
  expect(sent.keys).toEqual(['key']);
});

it('the code of an invitation is read to be passed on', async () => {
  const sent = new FakeSentInvitations();
  expect(await readInvitationCode(sent)('i1')).toBe('K7QX2MPA');
  expect(sent.codesAsked).toEqual(['i1']);
});

it('an invitation is sent once more', async () => {
  const sent = new FakeSentInvitations();
  expect(await resendInvitation(sent)('i1', 'key')).toBe(sent.invitation);
  expect(sent.resent).toEqual(['i1']);
});

it.each([
  [true, ['i1']],
  [false, []],
])('an invitation is revoked by who is sure of it: %s', async (sure, revoked) => {
  const sent = new FakeSentInvitations();
  const dialogs = new FakeDialogs();
  dialogs.answer = sure;
  expect(await revokeInvitation(sent, dialogs)({ id: 'i1', question })).toBe(sure);
  expect(sent.revoked).toEqual(revoked);
});
